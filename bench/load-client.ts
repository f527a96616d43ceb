// The load where wrk is not installed. On bare sockets, since Node's own HTTP client costs more than the servers that
// are measured. Takes the address, the number of connections and the seconds; prints the rate as wrk does.
import { connect } from 'node:net'

const [address, connections, seconds] = process.argv.slice(2)
if (!address || !connections || !seconds) throw new Error('Takes an address, a number of connections and seconds.')
const { hostname, port, host, pathname } = new URL(address)
const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`)
const nothing = Buffer.alloc(0)

let answers = 0

function askForever() {
  let head: Buffer = nothing
  let bodyLeft = 0
  const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => socket.write(request))
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
    answers++
    socket.write(request)
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

for (let count = Number(connections); count > 0; count--) askForever()
const startedAt = performance.now()
setTimeout(() => {
  console.info(`Requests/sec: ${(answers / (performance.now() - startedAt)) * 1000}`)
  process.exit(0)
}, Number(seconds) * 1000)
