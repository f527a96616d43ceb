// On bare sockets, since Node's own HTTP client costs more than the servers that are measured. Takes the address, the
// number of connections, the seconds, and for surveys the number of the first one. Prints what came of it as JSON.
import { connect } from 'node:net'
import type { LoadFigures } from './load.ts'
import { pageRequests, surveyRequests } from './load-requests.ts'

const [address, connections, seconds, firstSurvey] = process.argv.slice(2)
if (!address || !connections || !seconds) throw new Error('Takes an address, a number of connections and seconds.')
const url = new URL(address)
const nextRequest = firstSurvey === undefined ? pageRequests(url) : surveyRequests(url, Number(firstSurvey))
const nothing = Buffer.alloc(0)

const startedAt = performance.now()
const endsAt = startedAt + Number(seconds) * 1000
const waitedMs: number[] = []
let open = Number(connections)

function askUntilTheEnd() {
  let head: Buffer = nothing
  let bodyLeft = 0
  let askedAt = 0
  const ask = () => {
    askedAt = performance.now()
    socket.write(nextRequest())
  }
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true }, ask)
  socket.on('error', fail)
  socket.on('end', () => fail(new Error('The server closed a connection.')))
  socket.on('data', (chunk: Buffer) => {
    if (bodyLeft > 0) {
      bodyLeft -= chunk.length
    } else {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      bodyLeft = bodyLength(head.toString('latin1', 0, end)) - (head.length - end - 4)
      head = nothing
    }
    if (bodyLeft > 0) return
    const now = performance.now()
    waitedMs.push(now - askedAt)
    // Every request is waited for, so that what was answered can be compared with what is stored.
    if (now < endsAt) ask()
    else if (--open === 0) finish()
  })
}

function bodyLength(head: string) {
  const length = Number(head.match(/\r\ncontent-length: *(\d+)/i)?.[1])
  if (!head.startsWith('HTTP/1.1 200') || !(length > 0)) fail(new Error(`Not an answer to count:\n${head}`))
  return length
}

function fail(error: Error): never {
  console.error(error)
  process.exit(1)
}

function finish() {
  const sorted = Float64Array.from(waitedMs).sort()
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const figures: LoadFigures = {
    answers: sorted.length,
    perSecond: (sorted.length / (performance.now() - startedAt)) * 1000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  }
  console.info(JSON.stringify(figures))
  process.exit(0)
}

for (let count = open; count > 0; count--) askUntilTheEnd()
