import type { Page } from '@playwright/test'
import { keepToken } from '#tests/support/admin-pages.ts'
import {
  applicationWith,
  asShown,
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

/** A server of its own: in the one that the other tests share, these people would stand in their way. */
async function startWithHostileLeads() {
  const { child, origin } = await startServer({ env: { ADMIN_PASSWORD: password, TRUST_PROXY: '1' } })
  let visitor = 0
  async function send(path: string, body: unknown, method = 'POST', headers = {}) {
    visitor += 1
    const address = { 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` }
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...json, ...address, ...headers },
      body: JSON.stringify(body),
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
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
    ])
  }
  // An address that is none; the newest of all, so that every list begins with them.
  for (const payload of scriptPayloads) await send('/api/survey/submit', surveyWith(payload, payload))
  const people: Array<{ id: string; name: string; email: string }> = await read('/api/admin/leads?limit=200')
  await Promise.all(
    people.map(({ id, name }) => send(`/api/admin/leads/${id}`, { note: `${name} noted` }, 'PATCH', headers)),
  )
  return { child, origin, token, read, people }
}

/**
 * What is on the screen: the words, those in fields and those behind a "Show …" included, and whatever would be there had
 * any of them been taken for more than text.
 */
const lookAround = () => {
  const isForeign = ({ localName, attributes, textContent }: Element) =>
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
    words: [document.body.innerText, ...inFields].join(' '),
    signs: [
      ...((window as { violations?: string[] }).violations ?? ['nobody listened for violations']),
      ...[...document.querySelectorAll('*')].filter(isForeign).map(element => element.outerHTML.slice(0, 200)),
    ],
  }
}

const timesIn = (words: string, text: string) => asShown(words).split(asShown(text)).length - 1

/** Each of the texts stands there at least so many times. */
async function expectShown(page: Page, ...texts: ReadonlyArray<readonly [times: number, text: string]>) {
  await expect(async () => {
    const { words, signs } = await page.evaluate(lookAround)
    expect(signs).toEqual([])
    for (const [times, text] of texts) expect(timesIn(words, text), text).toBeGreaterThanOrEqual(times)
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 })
}

/** The words of the first so many records of the list that is shown, opened one after the other. */
const openAllDetails = async (count: number) => {
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(requestAnimationFrame)
  }
  const open = () => document.querySelector<HTMLDialogElement>('dialog[open]')
  const openers = [...document.querySelectorAll('button')].filter(({ textContent }) =>
    /^View Details/.test(textContent),
  )
  const words: string[] = []
  for (const opener of openers.slice(0, count)) {
    opener.click()
    await until(() => open() !== null)
    words.push(open()?.innerText ?? '')
    open()?.querySelector<HTMLButtonElement>('[aria-label="Close"]')?.click()
    await until(() => open() === null)
    // The browser tells that it is closed a moment after it is.
    await new Promise(requestAnimationFrame)
  }
  return words
}

/** As the browser's buttons do; loading a page anew for each of them would take a minute. */
const moveTo = (page: Page, place: string) =>
  page.evaluate(address => {
    // The router numbers its places.
    history.pushState({ idx: history.state.idx + 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, place)

let server: Awaited<ReturnType<typeof startWithHostileLeads>>
test.beforeAll(async () => {
  server = await startWithHostileLeads()
})
test.afterAll(() => stop(server.child, 'SIGKILL'))

test(`${scriptPayloads.length} scripts that visitors typed are text in every view of the administrator`, {
  tag: '@fault',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const { origin, token, read, people } = server
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
  await keepToken(page, token, origin)
  // Rows out of sight are not drawn, and so have no words yet.
  await page.setViewportSize({ width: 1440, height: 6000 })

  await page.goto(`${origin}/admin`)
  const { emails } = await read('/api/admin/overview')
  await expectShown(page, ...emails.list.map((email: { personName: string }) => [1, email.personName] as const))

  await page.goto(`${origin}/admin/analytics`)
  const figures = await read('/api/admin/lead-stats?days=30')
  await expectShown(page, ...figures.firstPages.slice(0, 5).map(({ name }: { name: string }) => [2, name] as const))

  await page.goto(`${origin}/admin/database`)
  await expectShown(page, ...scriptPayloads.map(payload => [4, payload] as const))
  await moveTo(page, '/admin/leads')
  await expectShown(page, ...scriptPayloads.map(payload => [2, payload] as const))

  // From here on one thing at a time is looked at, and a smaller window is drawn sooner.
  await page.setViewportSize({ width: 1024, height: 600 })
  await moveTo(page, '/admin/database')
  await expect(page.getByRole('tablist')).toBeVisible()
  await expectShown(page, [4, scriptPayloads.at(-1) ?? ''])
  const details = await page.evaluate(openAllDetails, scriptPayloads.length)
  for (const [index, payload] of scriptPayloads.toReversed().entries())
    expect(timesIn(details[index] ?? '', payload), payload).toBeGreaterThanOrEqual(14)
  // The lists above show every payload; the views of one person treat all text alike, so a sample is enough.
  for (const { id, name, email } of people.filter((_, index) => index % 10 === 0)) {
    await moveTo(page, `/admin/leads?person=${id}`)
    await expectShown(page, [1, `${name} noted`], [12, name])
    if (email === name) continue
    await moveTo(page, `/admin/leads/call-sheet?person=${id}`)
    await expectShown(page, [1, `${name} noted`], [8, name])
  }
  expect(dialogs).toEqual([])
})
