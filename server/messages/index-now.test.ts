import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { unlinkedArticle as article, hiddenArticle, wordsDesk } from '#tests/support/words-desk.ts'
import { type Post, postOverHttp } from './webhooks.ts'

const SITE_URL = 'https://www.modernize.example'

type Submission = { host: string; key: string; urlList: string[] }

async function deskWithIndexNow(env: Record<string, string>, status = 202) {
  const sent: Array<{ type: string | undefined; body: Submission }> = []
  const urls: string[] = []
  // Over HTTP, because a body without a type is labeled as text there.
  const receiver = createServer(async (request, response) => {
    sent.push({ type: request.headers['content-type'], body: (await json(request)) as Submission })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  onTestFinished(() => void receiver.close())
  const { port } = receiver.address() as AddressInfo
  const webhook: Post = (url, body, headers) => {
    urls.push(url)
    return postOverHttp(`http://127.0.0.1:${port}`, body, headers)
  }
  const desk = await wordsDesk({ env, transports: { webhook }, outboxTiming: { pollMs: 20 } })
  const publish = async () => {
    await desk.save(`articles/${article}`, hiddenArticle(article))
    await desk.save('home/faq', [{ question: 'Who ploughs?', answer: 'Farmers.' }])
    expect((await desk.publish()).status).toBe(200)
  }
  const stored = () => desk.database.read.selectFrom('outbox').select(['channel', 'status', 'last_error']).execute()
  return { ...desk, sent, urls, publish, stored }
}

test('tells IndexNow which pages are new, changed or gone, with a key that the site serves', async () => {
  const { app, sent, urls, publish, stored } = await deskWithIndexNow({ SITE_URL })
  await publish()
  await expect.poll(stored).toEqual([{ channel: 'indexnow', status: 'sent', last_error: null }])
  const [{ type, body }] = sent as [(typeof sent)[number]]
  expect([urls, type]).toEqual([['https://api.indexnow.org/indexnow'], 'application/json; charset=utf-8'])
  expect(body.host).toBe('www.modernize.example')
  expect(body.urlList.toSorted()).toEqual(['/', '/articles', `/articles/${article}`].map(path => SITE_URL + path))
  const file = await app.inject(`/${body.key}.txt`)
  expect([file.statusCode, file.body]).toEqual([200, body.key])
  expect((await app.inject(`/${'0'.repeat(64)}.txt`)).statusCode).toBe(404)
})

test("doesn't repeat what IndexNow refuses, and doesn't bother the owner with it", async () => {
  const { app, headers, sent, publish, stored } = await deskWithIndexNow({ SITE_URL }, 403)
  await publish()
  await expect.poll(stored).toMatchObject([{ status: 'failed', last_error: 'Refused: IndexNow responded with 403.' }])
  const overview = await app.inject({ url: '/api/admin/overview', headers })
  expect(JSON.stringify(overview.json())).not.toContain('indexnow')
  expect(sent).toHaveLength(1)
})

test.each([{}, { SITE_URL: 'http://www.modernize.example' }, { SITE_URL: 'https://192.168.1.20' }])(
  'sends nothing to IndexNow with %j',
  async env => {
    const { publish, stored } = await deskWithIndexNow(env)
    onTestFinished(async () => expect(await stored()).toEqual([]))
    await publish()
  },
)
