import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const failure = 2
const unknownName = 3

/** A real DNS server for TXT records (RFC 1035). Names without an entry don't exist; `fail` makes it fail. */
export async function startDnsServer(records: Record<string, readonly string[] | 'fail'>) {
  const server = createSocket('udp4')
  server.on('message', (query: Buffer, { port, address }: RemoteInfo) => {
    const { name, end } = questionOf(query)
    const found = records[name]
    const code = found === undefined ? unknownName : found === 'fail' ? failure : 0
    const answers = Array.isArray(found) ? found.map(textRecord) : []
    const header = Buffer.from(query.subarray(0, 12))
    // A recursive response with one question, the answers and nothing else.
    header.writeUInt16BE(0x8180 | code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(answers.length, 6)
    header.fill(0, 8)
    server.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `127.0.0.1:${server.address().port}`
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let position = 12
  for (let length = query.readUInt8(position); length > 0; length = query.readUInt8(position)) {
    labels.push(query.toString('latin1', position + 1, position + 1 + length))
    position += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: position + 5 }
}

function textRecord(text: string) {
  // A record is made of strings of up to 255 bytes.
  const strings = (text.match(/.{1,255}/gs) ?? ['']).map(part =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
  )
  const data = Buffer.concat(strings)
  // The name of the question, type TXT, class IN, no caching.
  const start = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0])
  start.writeUInt16BE(data.length, 10)
  return Buffer.concat([start, data])
}
