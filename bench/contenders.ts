import type { ChildProcess } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { root } from '#scripts/toolchain.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { start, startServer, untilAnswered, workFolder } from '#tests/support/processes.ts'
import { serverCore, type Tools } from './tools.ts'

export type Contender = { name: string; url: string; child: ChildProcess }

// A copy, so that a build made meanwhile does not change what is compared.
const pageFolder = join(workFolder, 'page')
const homePage = join(pageFolder, 'index.html.gz')

/** Starts everything that is compared: all answer the same home page with the same gzip bytes, each on one core. */
export async function startContenders(tools: Tools): Promise<Contender[]> {
  mkdirSync(pageFolder)
  for (const file of ['index.html', 'index.html.gz']) {
    copyFileSync(join(root, 'build/site/client', file), join(pageFolder, file))
  }
  const core = tools.pinning ? serverCore : undefined
  const starters: Array<[string, (port: number) => ChildProcess | Promise<ChildProcess>]> = [
    ['this server', async port => (await startServer({ core, env: { PORT: String(port) } })).child],
    ...(tools.nginx ? [['nginx', port => startNginx(port, core)] as [string, typeof startNginx]] : []),
    ['bare node:http', port => startBareServer(port, core)],
  ]
  const contenders: Contender[] = []
  for (const [name, starter] of starters) {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/`
    const child = await starter(port)
    await untilAnswered(child, url)
    await checkAnswer(name, url)
    contenders.push({ name, url, child })
  }
  return contenders
}

const startBareServer = (port: number, core?: number) =>
  start([process.execPath, join(import.meta.dirname, 'bare-server.ts'), String(port), homePage], { core })

function startNginx(port: number, core?: number) {
  writeFileSync(join(workFolder, 'nginx.conf'), nginxConfig(port))
  return start(['nginx', '-p', workFolder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'], { core })
}

/** As someone who wants speed from nginx would set it up. Every path in it is inside the work folder. */
const nginxConfig = (port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
error_log stderr emerg;
events { worker_connections 1024; }
http {
  access_log off;
  default_type 'text/html; charset=utf-8';
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  gzip_static on;
  keepalive_requests 1000000000;
  client_body_temp_path nginx-body;
  proxy_temp_path nginx-proxy;
  fastcgi_temp_path nginx-fastcgi;
  uwsgi_temp_path nginx-uwsgi;
  scgi_temp_path nginx-scgi;
  server {
    listen 127.0.0.1:${port};
    root page;
  }
}
`

/** A comparison of different answers would say nothing, so a contender that sends other bytes ends the run. */
async function checkAnswer(name: string, url: string) {
  const body = await new Promise<Buffer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' }
    get(url, { headers, agent: false }, response => resolve(buffer(response))).on('error', reject)
  })
  if (!body.equals(readFileSync(homePage))) throw new Error(`${name} does not answer with the built home page.`)
}
