// The least that Node has to do to serve a page: the bytes that PAGE_URL responded with, through `node:http`.
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

const page = await new Promise<IncomingMessage>((resolve, reject) =>
  get(process.env.PAGE_URL ?? '', { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject),
)
const body = await buffer(page)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': page.headers['content-encoding'] ?? 'identity',
  'content-length': body.length,
}
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(process.env.PORT))
