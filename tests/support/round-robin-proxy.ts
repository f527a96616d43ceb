import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const checkEveryMs = 500

type Upstream = { origin: string; ready: boolean; requests: number }

/**
 * A minimal load balancer: takes the servers in turn, checks their health, keeps connections alive, and uses the next
 * server only if it can't connect to the first.
 */
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
  const checking = setInterval(() => upstreams.forEach(check), checkEveryMs)

  const nextUpstream = (tried: readonly Upstream[]) => {
    const candidates = upstreams.filter(upstream => upstream.ready && !tried.includes(upstream))
    return candidates[turn++ % candidates.length]
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = await buffer(incoming)
    const tried: Upstream[] = []
    for (let upstream = nextUpstream(tried); upstream; upstream = nextUpstream(tried)) {
      tried.push(upstream)
      upstream.requests++
      const answer = await ask(upstream, incoming, body).catch((error: NodeJS.ErrnoException) => error)
      if (answer instanceof Error) {
        if (answer.code === 'ECONNREFUSED') continue
        return outgoing.writeHead(502, { 'x-proxy-error': answer.code ?? answer.message }).end()
      }
      const { connection: _hopOnly, 'keep-alive': _too, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      return void answer.pipe(outgoing)
    }
    outgoing.writeHead(502, { 'x-proxy-error': 'no server is ready' }).end()
  }

  const ask = async ({ origin }: Upstream, { url, method, headers, socket }: IncomingMessage, body: Buffer) => {
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    const call = request(`${origin}${url}`, { method, agent, headers: { ...headers, 'x-forwarded-for': forwarded } })
    call.end(body)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    return answer
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upstreams,
    stop() {
      clearInterval(checking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
