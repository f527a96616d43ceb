import { expect, onTestFinished, test } from 'vitest'
import { elementsIn, parseHtml, textOf } from '#server/site/read-html.ts'
import { type ReceivedEmail, startEmailServer } from '#tests/support/email-server.ts'
import {
  applicationWith,
  collapseSpaces,
  eventWith,
  quizWith,
  scriptPayloads,
  surveyWith,
} from '#tests/support/hostile-forms.ts'
import { startServer, stop } from '#tests/support/processes.ts'

const team = 'team@example.net'
const password = 'a password for this test'

const visitorOf = (index: number) => `visitor-${index}@example.com`

async function startWithEmail() {
  const smtp = await startEmailServer()
  const { child, origin } = await startServer({
    env: { SMTP_URL: smtp.url, LEADS_TO: team, ADMIN_PASSWORD: password, TRUST_PROXY: '1' },
  })
  onTestFinished(() => stop(child, 'SIGKILL'))
  let visitor = 0
  async function call(path: string, body: unknown, { method = 'POST', authorization = '' } = {}) {
    visitor += 1
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` }
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
    expect(response.status, `${path} ${JSON.stringify(body)}`).toBe(200)
    return response.json()
  }
  const authorization = `Bearer ${(await call('/api/admin/login', { password })).token}`
  const read = async (path: string) => (await fetch(`${origin}${path}`, { headers: { authorization } })).text()
  return { call, read, authorization, received: smtp.received }
}

// Everything that the email templates use. Anything else must have come from a visitor's text.
const ourElements = 'html head meta title body div p h2 span br ol li a'.split(' ')
const ourAttributes = 'lang charset name content style href'.split(' ')

/** Collects the elements rather than asserting each, because there are tens of thousands. */
function foreignElements({ html = '' }: ReceivedEmail) {
  const elements = elementsIn(parseHtml(html))
  expect(elements.length).toBeGreaterThan(10)
  const foreign = elements.filter(
    ({ tagName, attrs }) =>
      !ourElements.includes(tagName) ||
      attrs.some(({ name, value }) => !ourAttributes.includes(name) || (name === 'href' && !isOurLink(value))),
  )
  return foreign.map(({ tagName, attrs }) => [tagName, attrs])
}

/** A notice links the visitor's phone number and address, without a subject, a body or a second recipient. */
const isOurLink = (text: string) => /^(https?:\/\/|tel:\+?\d+$|mailto:[^?&,;\s]+$)/.test(text)

/** The export adds them where a formula could start. */
const withoutApostrophes = (text: string) => text.replaceAll("'", '')

const ourHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

function expectNoHeaderAdded(email: ReceivedEmail, recipient: string) {
  expect(email.recipients).toEqual([recipient])
  expect(email.to?.map(({ address }) => address)).toEqual([recipient])
  const names = email.headers.map(({ key }) => key)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter(name => !ourHeaders.includes(name))).toEqual([])
}

test(`shows ${scriptPayloads.length} injected scripts as plain text in every email and export`, async () => {
  const { call, read, authorization, received } = await startWithEmail()
  async function sendAll(payload: string, index: number) {
    await call('/api/survey/submit', surveyWith(payload, visitorOf(index)))
    await call('/api/survey/submit', surveyWith(payload, payload))
    await call('/api/quiz/submit', quizWith(payload, payload))
    await call('/api/beta/apply', applicationWith(payload, visitorOf(index)))
    const { session } = await call('/api/analytics/sessions', { surveyType: 'exit' })
    await call('/api/analytics/events', eventWith(payload, session.id))
  }
  // Small batches: with all outbox slots busy, emails would be delayed by seconds.
  for (let first = 0; first < scriptPayloads.length; first += 3)
    await Promise.all(scriptPayloads.slice(first, first + 3).map((payload, index) => sendAll(payload, first + index)))
  const leads: Array<{ id: string; businessName: string }> = JSON.parse(
    await read('/api/admin/leads?show=all&limit=200'),
  )
  expect(leads).toHaveLength(2 * scriptPayloads.length)
  await Promise.all(
    leads.map(({ id, businessName }) =>
      call(`/api/admin/leads/${id}/notes`, { text: businessName }, { method: 'POST', authorization }),
    ),
  )

  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(6 * scriptPayloads.length + 1)
  const toTeam = received.filter(({ recipients }) => recipients.includes(team))
  // One is about the login.
  expect(toTeam).toHaveLength(4 * scriptPayloads.length + 1)
  for (const email of received) {
    expect(foreignElements(email)).toEqual([])
    expectNoHeaderAdded(email, email.recipients[0] ?? '')
  }
  for (const payload of scriptPayloads) {
    const shown = collapseSpaces(payload)
    const notices = toTeam.filter(({ subject }) => collapseSpaces(subject ?? '').includes(shown))
    expect(notices.length, shown).toBeGreaterThanOrEqual(4)
    for (const { html = '', text = '' } of notices) {
      expect(textOf(parseHtml(html)).split(shown).length, shown).toBeGreaterThan(8)
      expect(collapseSpaces(text).split(shown).length, shown).toBeGreaterThan(8)
    }
  }

  const files = ['survey-responses', 'leads', 'analytics-sessions']
  for (const file of files) {
    const cells = cellsOf(await read(`/api/admin/${file}/export?format=csv`))
    expect(cells.filter(cell => /^[\s\0]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
    const json = JSON.stringify(JSON.parse(await read(`/api/admin/${file}/export?format=json`)))
    if (file === 'analytics-sessions') continue
    for (const payload of scriptPayloads) {
      const stored = payload.trim()
      expect(
        cells.some(cell => withoutApostrophes(cell) === withoutApostrophes(stored)),
        stored,
      ).toBe(true)
      expect(json).toContain(JSON.stringify(stored))
    }
  }
  for (const { id, businessName } of leads) {
    const stored = JSON.parse(await read(`/api/admin/leads/${id}/export`))
    expect(JSON.stringify(stored)).toContain(JSON.stringify(businessName))
  }
  console.info(
    `Stored scripts: ${scriptPayloads.length} payloads, ${received.length} emails, exports of ${files.length} lists and ${leads.length} leads`,
  )
})

/** RFC 4180. */
const cellsOf = (csv: string) =>
  [...csv.replace(/^\ufeff/, '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
