import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { secondMs } from '#contracts/time.ts'
import { readOrStore } from '#server/storage/settings.ts'
import { type Channel, Refused } from './channel.ts'
import { newMessage } from './message-repository.ts'
import { postOverHttp } from './webhooks.ts'

const endpoint = 'https://api.indexnow.org/indexnow'
const timeoutMs = 10 * secondMs

export const newPages = (paths: readonly string[], times: { created_at: string; next_attempt_at: string }) =>
  newMessage({ channel: 'indexnow', template: 'pages.changed', payload: JSON.stringify(paths), ...times })

/** https://www.indexnow.org/documentation. The key file proves that the sender owns the site. */
export function createIndexNowChannel(app: FastifyInstance, post = postOverHttp): Channel {
  const { database, clock } = app
  const { siteUrl } = app.config
  const readKey = () => readOrStore(database, 'index_now_key', () => randomBytes(32).toString('hex'), clock)
  app.get<{ Params: { key: string } }>('/:key([0-9a-f]{64}).txt', async (request, reply) => {
    const key = await readKey()
    return request.params.key === key ? reply.type('text/plain; charset=utf-8').send(key) : reply.callNotFound()
  })
  return {
    name: 'indexnow',
    leaseMs: timeoutMs + 50 * secondMs,
    async send({ payload }) {
      const urlList = (JSON.parse(payload ?? '[]') as string[]).map(path => siteUrl + path)
      const body = { host: new URL(siteUrl).host, key: await readKey(), urlList }
      const headers = { 'content-type': 'application/json; charset=utf-8' }
      const status = await post(endpoint, JSON.stringify(body), { headers, timeoutMs })
      if (status === 200 || status === 202) return
      const message = `IndexNow responded with ${status}.`
      throw status >= 500 || status === 429 ? new Error(message) : new Refused(message)
    },
  }
}
