import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { words } from '#content/all-words.ts'
import { stripMarkers } from '#content/editing/markers.ts'
import { wordsDesk } from '#tests/support/words-desk.ts'

const mission = 'about/mission'
const jpeg = async () =>
  (
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

async function openView() {
  const desk = await wordsDesk()
  const { body } = await desk.call<{ base: string; expiresAt: string }>('POST', '/view')
  return { ...desk, ...body }
}

describe('a view', () => {
  test('shows drafts to the administrator: marked without scripts, or as visitors would see them', async () => {
    const { app, base, save } = await openView()
    await save(mission, 'We fix Mondays.')
    const edit = await app.inject(`${base}/edit/about`)
    const preview = await app.inject(`${base}/preview/about`)
    expect(preview.body).toContain('We fix Mondays.')
    expect(preview.body).toBe(stripMarkers(preview.body))
    expect(stripMarkers(edit.body)).toContain('We fix Mondays.')
    expect(stripMarkers(edit.body)).not.toBe(edit.body)
    for (const { headers } of [edit, preview])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const policies = [edit, preview].map(({ headers }) => String(headers['content-security-policy']))
    for (const policy of policies) expect(policy).toMatch(/connect-src 'none'.*frame-ancestors 'self'/)
    expect(policies[0]).toContain("script-src 'none'")
    expect(policies[1]).toContain("script-src 'self' 'sha256-")
    expect((await app.inject(`${base}/edit/`)).statusCode).toBe(200)
    expect((await app.inject(`${base}/edit/nowhere`)).statusCode).toBe(404)
  })

  test('has only pages, whatever the address after the token looks like', async () => {
    const { app, base } = await openView()
    for (const path of [
      '/evil.test',
      '%2F%2Fevil.test',
      '..%2f..%2fadmin',
      '%5cevil.test',
      '%00',
      '%zz',
      'constructor',
    ])
      for (const kind of ['edit', 'preview', 'photos', 'other']) {
        const { statusCode, headers } = await app.inject(`${base}/${kind}/${path}`)
        expect([400, 404], `${kind} ${path}`).toContain(statusCode)
        expect(headers.location).toBeUndefined()
      }
  })

  test('shows what looks like HTML as text: in the page, in its structured data and in the words of a form', async () => {
    const { app, base, save } = await openView()
    const attack = '</script><img src=x onerror=alert(1)><!--<script>'
    const faq = words.homeFaq.with(0, { question: attack, answer: attack })
    for (const [path, value] of [
      ['home/metaTitle', attack],
      ['homeFaq', faq],
      ['quizQuestions/0/question', attack],
    ] as const)
      expect(await save(path, value)).toMatchObject({ status: 200 })
    for (const page of ['', 'quiz'])
      for (const kind of ['edit', 'preview']) {
        const { body } = await app.inject(`${base}/${kind}/${page}`)
        expect(body).toContain('onerror=alert(1)')
        expect(body, `${kind} ${page}`).not.toMatch(/<img src=x|<!--<script>/)
      }
  })

  test('needs a token that is ours, not older than half an hour, of someone who is still logged in', async () => {
    const { app, base, headers } = await openView()
    const [, , token = ''] = base.split('/')
    const [session, expires, mac = ''] = token.split('.')
    // Not its last character, of which two bits aren't used.
    const forged = [session, expires, (mac.startsWith('A') ? 'B' : 'A') + mac.slice(1)].join('.')
    const prolonged = [session, (Date.now() + 10 ** 10).toString(36), mac].join('.')
    const unknown = await app.inject('/nowhere')
    for (const other of [forged, prolonged, 'x', '..']) {
      const { statusCode, body } = await app.inject(`/words-view/${other}/edit/about`)
      expect([statusCode, body]).toEqual([404, unknown.body])
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
    expect((await app.inject(`${base}/edit/about`)).statusCode).toBe(404)
    vi.useRealTimers()
    expect((await app.inject(`${base}/edit/about`)).statusCode).toBe(200)
    await app.inject({ method: 'POST', url: '/api/admin/logout', headers })
    expect((await app.inject(`${base}/edit/about`)).statusCode).toBe(404)
  })

  test('has photos that only become public when they are published', async () => {
    const { app, base, call, save, publish, page, actions } = await openView()
    const { body } = await call<{ photo: string }>('POST', '/photos', { jpeg: await jpeg() })
    const { photo } = body
    expect(await actions()).toContain('words.photo')
    expect(photo).toMatch(/^\/photos\/[\w-]{43}\.jpg$/)
    expect((await save('site/owner/photo', photo)).status).toBe(200)
    const view = await app.inject(`${base}/preview/about`)
    expect(view.body).toContain(`"${base}${photo}"`)
    expect((await app.inject(`${base}${photo}`)).headers['content-type']).toBe('image/jpeg')
    expect((await app.inject(photo)).statusCode).toBe(404)
    expect((await publish()).status).toBe(200)
    const published = await app.inject(photo)
    expect(published).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' },
    })
    expect(published.headers['cache-control']).toContain('immutable')
    expect(await page('/about')).toContain(`"${photo}"`)
    expect(words.site.owner.photo).toBe('')
  })

  test('makes room for a photo by removing those that nothing uses', async () => {
    const { call, database } = await openView()
    const old = { jpeg: '', created_at: new Date(Date.now() - 2 * 60 * 60_000).toISOString() }
    const fill = (created_at: string) =>
      database.write(async transaction => {
        await transaction.deleteFrom('photos').execute()
        const rows = Array.from({ length: 200 }, (_, index) => ({ ...old, created_at, id: `unused-${index}` }))
        await transaction.insertInto('photos').values(rows).execute()
      })
    await fill(old.created_at)
    expect((await call('POST', '/photos', { jpeg: await jpeg() })).status).toBe(200)
    expect(await database.read.selectFrom('photos').select('id').execute()).toHaveLength(1)
    await fill(new Date().toISOString())
    expect(await call('POST', '/photos', { jpeg: await jpeg() })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('too many photos') },
    })
  })

  test('never has a photo that is not a small JPEG', async () => {
    const { call, database } = await openView()
    const refused = await call('POST', '/photos', { jpeg: Buffer.from('<svg onload=alert(1)>').toString('base64') })
    expect(refused).toMatchObject({ status: 422, body: { error: expect.stringMatching(/\.$/) } })
    expect(await database.read.selectFrom('photos').selectAll().execute()).toEqual([])
  })
})
