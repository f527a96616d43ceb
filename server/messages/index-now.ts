import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { readOrStore } from '#server/storage/settings.ts'
import { type Channel, Refused } from './channel.ts'
import { type Post, postOverHttp } from './webhooks.ts'

const endpoint = 'https://api.indexnow.org/indexnow'

/** https://www.indexnow.org/documentation. The key file proves that the sender owns the site. */
export function createIndexNowChannel(app: FastifyInstance, post: Post = postOverHttp): Channel {
  const { database, clock } = app
  const { siteUrl } = app.config
  const readKey = () => readOrStore(database, 'index_now_key', () => randomBytes(32).toString('hex'), clock)
  app.get<{ Params: { key: string } }>('/:key([0-9a-f]{64}).txt', async (request, reply) => {
    const key = await readKey()
    return request.params.key === key ? reply.type('text/plain; charset=utf-8').send(key) : reply.callNotFound()
  })
  return {
    name: 'indexnow',
    async send({ payload }) {
      const urlList = (JSON.parse(payload ?? '[]') as string[]).map(path => siteUrl + path)
      const body = { host: new URL(siteUrl).host, key: await readKey(), urlList }
      const headers = { 'content-type': 'application/json; charset=utf-8' }
      const status = await post(endpoint, JSON.stringify(body), headers)
      if (status === 200 || status === 202) return
      const message = `IndexNow responded with ${status}.`
      throw status >= 500 || status === 429 ? new Error(message) : new Refused(message)
    },
  }
}
