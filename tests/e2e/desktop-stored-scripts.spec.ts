import type { Page } from '@playwright/test'
import { otherSource } from '#contracts/constants.ts'
import { storeToken } from '#tests/support/admin-pages.ts'
import {
  applicationWith,
  collapseSpaces,
  eventWith,
  quizWith,
  scriptPayloads,
  surveyWith,
} from '#tests/support/hostile-forms.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

const password = 'a password for this test'
const json = { 'content-type': 'application/json' }

/** A separate server, because these leads would get in the way of the tests that share one. */
async function startWithHostileLeads() {
  const { child, origin } = await startServer({ env: { ADMIN_PASSWORD: password, TRUST_PROXY: '1' } })
  let visitor = 0
  async function send(path: string, body: unknown, method = 'POST', headers = {}) {
    visitor += 1
    const address = { 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` }
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...json, ...address, ...headers },
      body: JSON.stringify(body),
    })
    expect(response.ok, path).toBe(true)
    return response.status === 204 ? undefined : response.json()
  }
  const { token } = await send('/api/admin/login', { password })
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => (await fetch(`${origin}${path}`, { headers })).json()

  for (const [index, payload] of scriptPayloads.entries()) {
    const email = `visitor-${index}@example.com`
    const { session } = await send('/api/analytics/sessions', { surveyType: 'exit' })
    await Promise.all([
      send('/api/survey/submit', surveyWith(payload, email)),
      send('/api/quiz/submit', quizWith(payload, email)),
      send('/api/beta/apply', applicationWith(payload, email)),
      send('/api/analytics/events', eventWith(payload, session.id)),
      send('/api/visits', { page: '/', visit: { referrerHost: payload, utmCampaign: payload } }),
    ])
  }
  // With the payload as the email address, and sent last, so that every list starts with them.
  for (const payload of scriptPayloads) await send('/api/survey/submit', surveyWith(payload, payload))
  const leads: Array<{ id: string; name: string; email: string }> = await read('/api/admin/leads?show=all&limit=200')
  await Promise.all(
    leads.map(({ id, name }) => send(`/api/admin/leads/${id}/notes/${id}`, { text: `${name} noted` }, 'PUT', headers)),
  )
  return { child, origin, token, read, leads }
}

/** All text on the page, including fields and collapsed parts, and any sign that a payload was interpreted as HTML. */
const inspectPage = () => {
  const isInjected = ({ localName, attributes, textContent }: Element) =>
    ['iframe', 'math'].includes(localName) ||
    (localName === 'style' && textContent.includes('evil.example')) ||
    [...attributes].some(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (/^(src|href|action|formaction)$/.test(name) &&
          /^\s*(javascript|vbscript|data:text)|evil\.example/i.test(value)),
    )
  for (const part of document.querySelectorAll('details')) part.open = true
  const inFields = [...document.querySelectorAll('textarea')].map(({ value }) => value)
  return {
    text: [document.body.innerText, ...inFields].join(' '),
    signs: [
      ...((window as { violations?: string[] }).violations ?? ['no violation listener']),
      ...[...document.querySelectorAll('*')].filter(isInjected).map(element => element.outerHTML.slice(0, 200)),
    ],
  }
}

const countIn = (pageText: string, text: string) => collapseSpaces(pageText).split(collapseSpaces(text)).length - 1

async function expectShown(page: Page, ...texts: ReadonlyArray<readonly [minCount: number, text: string]>) {
  await expect(async () => {
    const { text: pageText, signs } = await page.evaluate(inspectPage)
    expect(signs).toEqual([])
    for (const [minCount, text] of texts) expect(countIn(pageText, text), text).toBeGreaterThanOrEqual(minCount)
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 })
}

/** Client-side navigation, because reloading the page each time would take a minute. */
const navigate = (page: Page, path: string) =>
  page.evaluate(url => {
    history.pushState({ idx: history.state.idx + 1 }, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

let server: Awaited<ReturnType<typeof startWithHostileLeads>>
test.beforeAll(async () => {
  server = await startWithHostileLeads()
})
test.afterAll(() => stop(server.child, 'SIGKILL'))

test(`shows ${scriptPayloads.length} script payloads as plain text on every admin page`, async ({ page }) => {
  const { origin, token, read, leads } = server
  const dialogs: string[] = []
  page.on('dialog', async dialog => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  await storeToken(page, token, origin)
  // Rows out of view aren't rendered and have no text.
  await page.setViewportSize({ width: 1440, height: 6000 })

  await page.goto(`${origin}/admin`)
  const { outbox } = await read('/api/admin/overview')
  await expectShown(page, ...outbox.list.map((message: { leadName: string }) => [1, message.leadName] as const))

  // Hostile names aren't counted by name, so there are few.
  const { sources } = await read('/api/admin/analytics?days=30')
  const named = sources.slice(0, 6).filter(({ name }: { name: string }) => name !== '' && name !== otherSource)
  await page.goto(`${origin}/admin/analytics`)
  await expect(page.getByRole('table', { name: 'Sources' })).toContainText('Other')
  await expectShown(page, ...named.map(({ name }: { name: string }) => [1, name] as const))

  await page.goto(`${origin}/admin/database`)
  await expectShown(page, ...scriptPayloads.map(payload => [4, payload] as const))
  await navigate(page, '/admin/leads')
  await expectShown(page, ...scriptPayloads.map(payload => [2, payload] as const))

  // From here on, one record at a time: a smaller window renders faster.
  await page.setViewportSize({ width: 1024, height: 600 })
  await navigate(page, '/admin/database')
  await expect(page.getByRole('tablist')).toBeVisible()
  await expectShown(page, [4, scriptPayloads.at(-1) ?? ''])
  // The lists above show every payload, and the details and a lead's page treat all text alike, so a sample is enough.
  for (const index of [0, 10, 20]) {
    const payload = scriptPayloads.at(-1 - index) ?? ''
    await page
      .getByRole('button', { name: /^View Details/ })
      .nth(index)
      .click()
    const dialog = page.getByRole('dialog')
    expect(countIn(await dialog.innerText(), payload), payload).toBeGreaterThanOrEqual(14)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const sample = leads.filter((_, index) => index % 10 === 0)
  for (const { id, name, email } of sample) {
    await navigate(page, `/admin/leads?lead=${id}`)
    await expectShown(page, [1, `${name} noted`], [12, name])
    if (email === name) continue
    await navigate(page, `/admin/leads?lead=${id}`)
    await expectShown(page, [1, `${name} noted`], [8, name])
  }
  await page.setViewportSize({ width: 1440, height: 6000 })
  await navigate(page, '/admin/activity')
  await expectShown(page, ...sample.map(({ name }) => [1, name] as const))
  expect(dialogs).toEqual([])
})
