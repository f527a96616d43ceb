import { expect, onTestFinished, test, vi } from 'vitest'
import { newPostgresDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { postJson } from '#tests/support/server-calls.ts'
import { serverClock } from '#tests/support/server-clock.ts'

const dayMinutes = 24 * 60
const team = 'team@example.net'

test('two servers that are killed and whose clock jumps send one reminder per lead and one digest per week', async () => {
  const smtp = await startEmailServer()
  const clock = serverClock()
  const env = {
    DATABASE_URL: await newPostgresDatabase(),
    ADMIN_PASSWORD: 'one password for all servers',
    TOOLKIT_PASSWORD: 'one for the toolkit',
    SMTP_URL: smtp.url,
    LEADS_TO: team,
    REMINDERS: 'on',
    ...clock.env,
  }
  const startBoth = () => Promise.all([1, 2].map(() => startServer({ env })))
  let servers = await startBoth()
  const killBoth = () => Promise.all(servers.map(({ child }) => stop(child, 'SIGKILL')))
  onTestFinished(async () => void (await killBoth()))

  const names = ['Anna First', 'Ben Second', 'Chloé Third']
  const overdueAbout = (name: string) =>
    smtp.received.filter(
      ({ subject = '', text = '' }) => subject.endsWith('overdue') && /repl/.test(subject) && text.includes(name),
    )
  for (const name of names) {
    const contactInfo = { ...anna, name, email: `${name.replace(' ', '.')}@example.com` }
    const response = await postJson(`${servers[0]?.origin}/api/survey/submit`, { ...exitSurvey, contactInfo })
    expect(response.status).toBe(200)
    await killBoth()
    // Past the due date, and always past a Monday.
    clock.moveForward(9 * dayMinutes)
    servers = await startBoth()
    await vi.waitFor(() => expect(overdueAbout(name)).not.toEqual([]), { timeout: 60_000 })
  }

  // A kill may repeat an email, but with the same Message-ID.
  const reminders = names.map(name => new Set(overdueAbout(name).map(({ messageId }) => messageId)).size)
  // One for each of them, and each also names who is still overdue.
  expect(reminders).toEqual([3, 2, 1])
  const digests = smtp.received.filter(({ subject }) => subject?.startsWith('Your week'))
  const ids = new Set(digests.map(({ messageId }) => messageId))
  const weeks = new Set(digests.map(({ text = '' }) => text.split('\n')[0]))
  expect(ids.size).toBe(weeks.size)
})
