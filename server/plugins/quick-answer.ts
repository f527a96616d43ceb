import type { IncomingMessage, ServerResponse } from 'node:http'

/** Longer than proxies keep their connections, so that it is they who close them. */
export const keepAliveSeconds = 65

/** Says whether it has answered. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * An answer with status 200 whose head and body lie ready as the very bytes that go over the wire; only the date is
 * renewed. To have Node write the head anew takes a third of the time of such a request. For the usual case alone: a GET
 * over a connection that stays open and owes no answer to an earlier request. All others are Node's to answer.
 */
export function createQuickAnswer(headers: readonly string[], body: Buffer): QuickAnswer {
  let bytes = body
  let madeInSecond = 0

  return (request, response) => {
    const { socket } = response
    if (!socket || !response.shouldKeepAlive || request.method !== 'GET' || request.httpVersion !== '1.1') return false
    const second = Math.floor(Date.now() / 1000)
    if (second !== madeInSecond) {
      bytes = Buffer.concat([headAt(new Date(second * 1000), headers), body])
      madeInSecond = second
    }
    socket.write(bytes, error => {
      // What Node waits for before it turns to the next request, and what it says itself once an answer is written.
      if (!error) response.emit('finish')
    })
    return true
  }
}

function headAt(date: Date, headers: readonly string[]) {
  const all = [
    ...headers,
    'Date',
    date.toUTCString(),
    'Connection',
    'keep-alive',
    'Keep-Alive',
    `timeout=${keepAliveSeconds}`,
  ]
  const lines = all.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}\r\n`] : []))
  return Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`, 'latin1')
}
