import { expect, onTestFinished, test } from 'vitest'
import { elementsIn, parseHtml, textOf } from '#server/site/read-html.ts'
import { type ReceivedEmail, startEmailServer } from '#tests/support/email-server.ts'
import { applicationWith, collapseSpaces, quizWith, scriptPayloads, surveyWith } from '#tests/support/hostile-forms.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { postJson } from '#tests/support/server-calls.ts'

const team = 'team@example.net'

const visitorOf = (index: number) => `visitor-${index}@example.com`

async function startWithEmail() {
  const smtp = await startEmailServer()
  const { child, origin } = await startServer({
    env: { SMTP_URL: smtp.url, LEADS_TO: team, TRUST_PROXY: '1' },
  })
  onTestFinished(() => stop(child, 'SIGKILL'))
  let visitor = 0
  async function send(path: string, body: object) {
    visitor += 1
    const response = await postJson(origin + path, body, { 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` })
    expect(response.status, `${path} ${JSON.stringify(body)}`).toBe(200)
  }
  return { send, received: smtp.received }
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

test(`shows ${scriptPayloads.length} injected scripts as plain text in every email`, async () => {
  const { send, received } = await startWithEmail()
  async function sendAll(payload: string, index: number) {
    await send('/api/survey/submit', surveyWith(payload, visitorOf(index)))
    await send('/api/survey/submit', surveyWith(payload, payload))
    await send('/api/quiz/submit', quizWith(payload, payload))
    await send('/api/beta/apply', applicationWith(payload, visitorOf(index)))
  }
  // Small batches: with all outbox slots busy, emails would be delayed by seconds.
  for (let first = 0; first < scriptPayloads.length; first += 3)
    await Promise.all(scriptPayloads.slice(first, first + 3).map((payload, index) => sendAll(payload, first + index)))

  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(6 * scriptPayloads.length)
  const toTeam = received.filter(({ recipients }) => recipients.includes(team))
  expect(toTeam).toHaveLength(4 * scriptPayloads.length)
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

  console.info(`Stored scripts: ${scriptPayloads.length} payloads, ${received.length} emails`)
})
