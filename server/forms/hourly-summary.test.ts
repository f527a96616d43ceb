import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { erasePersonalData } from '#server/leads/privacy.ts'
import { type DatabaseKind, describeOnEachDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testAppWithEmail } from '#tests/support/test-app.ts'

const team = 'team@example.net'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-08T14:10:00.000Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** At most two notices an hour. */
async function startBusySite(kind: DatabaseKind) {
  const env = { LEADS_TO: team, NOTICES_PER_HOUR: '2', SITE_URL: 'https://site.test', TRUST_PROXY: '1' }
  const { app, database, smtp } = await testAppWithEmail({ kind, env, outboxTiming: { pollMs: 20 } })
  let visitors = 0
  const send = async (
    name: string,
    { url = '/api/survey/submit', form = exitSurvey as object, honeypot = '' } = {},
  ) => {
    visitors += 1
    // The clock stands still, and the summary is in the order of arrival.
    vi.setSystemTime(Date.now() + 1)
    const contactInfo = { ...anna, name, email: `${name.replaceAll(' ', '.')}@example.com` }
    const headers = { 'x-forwarded-for': `10.0.0.${visitors}` }
    const payload = { ...form, contactInfo, honeypot }
    return (await app.inject({ method: 'POST', url, headers, payload })).json()
  }
  const subjects = () =>
    smtp.received.flatMap(({ recipients, subject }) => (recipients.includes(team) ? [subject] : []))
  const summaries = () => smtp.received.filter(({ subject }) => subject?.startsWith('Forms from '))
  /** Moves the clock and waits until the given number of summaries was sent. */
  const summariesAt = async (time: string, count: number) => {
    vi.setSystemTime(new Date(time))
    await vi.waitFor(() => expect(summaries()).toHaveLength(count), 30_000)
    return summaries().at(-1)
  }
  const waitingSummaries = async () =>
    (
      await database.read
        .selectFrom('outbox')
        .select('next_attempt_at')
        .where('template', '=', 'hourly-summary')
        .where('status', '=', 'waiting')
        .execute()
    ).map(row => row.next_attempt_at)
  return { app, database, smtp, send, subjects, summaries, summariesAt, waitingSummaries }
}

const bothSent = {
  success: true,
  emailStatus: { adminEmailSent: true, userEmailSent: true },
  receipt: expect.objectContaining({ submittedOn: '2026-06-08' }),
}

describeOnEachDatabase('in a busy hour', kind => {
  test('visitors get the usual response, and every form without its own notice is named once', async () => {
    const { smtp, send, subjects, summaries, summariesAt, waitingSummaries } = await startBusySite(kind)
    for (const name of ['Ann One', 'Ben Two', 'Cem Three']) expect(await send(name)).toEqual(bothSent)
    expect(await send('Dora Four', { url: '/api/quiz/submit', form: quiz })).toEqual({ success: true, emailSent: true })
    await send('Eve Five', { honeypot: 'filled in' })
    // Their own emails were really sent.
    expect(smtp.emailTo('Cem.Three@example.com')).toBeDefined()
    expect(smtp.emailTo('Dora.Four@example.com')).toBeDefined()
    expect(subjects().map(subject => /from (\w+)/.exec(subject ?? '')?.[1])).toEqual(['Ann', 'Ben'])
    expect(await waitingSummaries()).toEqual(['2026-06-08T15:01:00.000Z'])
    const first = await summariesAt('2026-06-08T15:01:01.000Z', 1)
    const lines = first?.text?.split('\n').filter(line => line.startsWith('- ')) ?? []
    expect(lines).toEqual([
      expect.stringMatching(/^- Dora Four, /),
      expect.stringMatching(
        /^- Cem Three, Prairie Cabinets: new form: https:\/\/site\.test\/admin\/leads\?lead=\S{36}$/,
      ),
      expect.stringMatching(/^- Eve Five, Prairie Cabinets: possible bot: /),
    ])
    // The hour is still busy: the first two notices are less than an hour old.
    await send('Fay Six')
    const second = await summariesAt('2026-06-08T16:01:01.000Z', 2)
    expect(second?.text).toContain('Fay Six')
    expect(second?.text).not.toContain('Dora Four')
    await send('Gus Seven')
    expect(subjects().at(-1)).toContain('Gus Seven')
    expect(await waitingSummaries()).toEqual([])
    expect(summaries()).toHaveLength(2)
  })

  test('the summary names the latest 20 and counts the rest, without anyone who was erased or marked as spam', async () => {
    const { database, send, summariesAt } = await startBusySite(kind)
    const names = Array.from({ length: 26 }, (_, index) => `Visitor ${index}`)
    for (const name of names) await send(name)
    await erasePersonalData(database, 'Visitor.2@example.com')
    await database.write(transaction =>
      transaction
        .updateTable('leads')
        .set({ spam_at: '2026-06-08T14:20:00.000Z' })
        .where('email_key', '=', 'visitor.3@example.com')
        .execute(),
    )
    const summary = await summariesAt('2026-06-08T15:01:01.000Z', 1)
    const named = summary?.text?.match(/Visitor \d+/g)
    expect(named).toEqual(names.slice(6).toReversed())
    expect(summary?.text).toContain('And 2 more.')
  })

  test("possible bots don't use up the notices about people, and the summary names people first", async () => {
    const { send, subjects, summariesAt, summaries } = await startBusySite(kind)
    for (const name of ['Bot One', 'Bot Two', 'Bot Three'])
      expect(await send(name, { honeypot: 'filled in' })).toMatchObject({ emailStatus: { adminEmailSent: true } })
    expect(await send('Ann One')).toEqual(bothSent)
    expect(subjects()).toEqual([expect.stringContaining('from Ann One')])
    expect(summaries()).toEqual([])
    await send('Ben Two')
    await send('Cem Three')
    const summary = await summariesAt('2026-06-08T15:01:01.000Z', 1)
    expect(summary?.text?.match(/^- (\w+ \w+)/gm)).toEqual(['- Cem Three', '- Bot Three', '- Bot Two', '- Bot One'])
  })

  test('nothing is sent if everyone in it was erased', async () => {
    const { database, send, summaries } = await startBusySite(kind)
    for (const name of ['Ann One', 'Ben Two', 'Cem Three']) await send(name)
    await erasePersonalData(database, 'Cem.Three@example.com')
    vi.setSystemTime(new Date('2026-06-08T15:01:01.000Z'))
    const summary = () =>
      database.read.selectFrom('outbox').select('status').where('template', '=', 'hourly-summary').executeTakeFirst()
    await vi.waitFor(async () => expect(await summary()).toEqual({ status: 'suppressed' }), 30_000)
    expect(summaries()).toEqual([])
  })
})
