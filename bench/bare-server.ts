// The least that Node has to do to serve the home page.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync('build/site/client/index.html.gz')
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': body.length,
}

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(process.env.PORT))
