import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { hiddenArticle, unlinkedArticle, wordsDesk } from '#tests/support/words-desk.ts'

const article = unlinkedArticle
const other = words.articles.find(({ slug }) => slug !== article)?.slug

async function siteWithMissingPages() {
  const desk = await wordsDesk()
  const open = (url: string, headers = { 'sec-fetch-dest': 'document' }) => desk.app.inject({ url, headers })
  const missing = async () =>
    (await desk.app.inject({ url: '/api/admin/analytics?days=7', headers: desk.headers })).json().missing
  return { ...desk, open, missing }
}

test('an unpublished article is gone, with the list of articles, until its readers are sent to another page', async () => {
  const { open, save, publish } = await siteWithMissingPages()
  await save(`articles/${article}`, hiddenArticle(article))
  expect((await publish()).status).toBe(200)
  const gone = await open(`/articles/${article}`)
  expect([gone.statusCode, gone.body.includes(`/articles/${other}`)]).toEqual([410, true])
  expect((await open('/articles/never-written')).statusCode).toBe(404)
  await save('redirects', [{ from: `/articles/${article}`, to: `/articles/${other}` }])
  const moved = await open(`/articles/${article}?utm_source=letter`)
  expect([moved.statusCode, moved.headers.location]).toEqual([301, `/articles/${other}?utm_source=letter`])
})

test('redirects an address without a page to a page of the site, and nowhere else', async () => {
  const { open, save } = await siteWithMissingPages()
  const redirects = [
    { from: '/about-us', to: '/about' },
    { from: '/about', to: '/quiz' },
    { from: '/evil', to: '//evil.example' },
    { from: '/round', to: '/trip' },
    { from: '/trip', to: '/round' },
  ]
  expect((await save('redirects', redirects)).status).toBe(200)
  const found = await Promise.all(
    ['/about-us', '/About-Us/', '/about', '/evil', '/round', '/api/visits/'].map(url => open(url)),
  )
  expect(found.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [301, '/about'],
    [301, '/about'],
    [200, undefined],
    [404, undefined],
    [404, undefined],
    [404, undefined],
  ])
})

test('lists what visitors asked for three times and did not find, until it is redirected', async () => {
  const { open, save, missing } = await siteWithMissingPages()
  for (let time = 0; time < 3; time += 1) {
    for (const url of ['/about-us', '/about-us/?a=b', '/wp-login.php', '/shared/Xk3_9sQ', '/about']) await open(url)
    await open('/wp-admin', { 'sec-fetch-dest': 'empty' })
  }
  await open('/asked-for-once')
  expect(await missing()).toEqual([{ page: '/about-us', requests: 6 }])
  await save('redirects', [{ from: '/about-us', to: '/about' }])
  expect(await missing()).toEqual([])
})
