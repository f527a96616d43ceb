import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const checkEveryMs = 500

type Upstream = { origin: string; ready: boolean; requests: number }

/** A minimal load balancer with health checks. It tries the next server only if the connection is refused. */
export async function startRoundRobinProxy(origins: readonly string[]) {
  const upstreams: Upstream[] = origins.map(origin => ({ origin, ready: true, requests: 0 }))
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const check = async (upstream: Upstream) => {
    upstream.ready = await fetch(`${upstream.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  const timer = setInterval(() => upstreams.forEach(check), checkEveryMs)

  const nextUpstream = (tried: readonly Upstream[]) => {
    const candidates = upstreams.filter(upstream => upstream.ready && !tried.includes(upstream))
    return candidates[turn++ % candidates.length]
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = await buffer(incoming)
    const tried: Upstream[] = []
    for (let upstream = nextUpstream(tried); upstream; upstream = nextUpstream(tried)) {
      tried.push(upstream)
      upstream.requests++
      const response = await forward(upstream, incoming, body).catch((error: NodeJS.ErrnoException) => error)
      if (response instanceof Error) {
        if (response.code === 'ECONNREFUSED') continue
        return outgoing.writeHead(502, { 'x-proxy-error': response.code ?? response.message }).end()
      }
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, headers)
      return void response.pipe(outgoing)
    }
    outgoing.writeHead(502, { 'x-proxy-error': 'no server is ready' }).end()
  }

  const forward = async ({ origin }: Upstream, { url, method, headers, socket }: IncomingMessage, body: Buffer) => {
    const addresses = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    const outgoing = request(`${origin}${url}`, {
      method,
      agent,
      headers: { ...headers, 'x-forwarded-for': addresses },
    })
    outgoing.end(body)
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    return response
  }

  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upstreams,
    stop() {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
