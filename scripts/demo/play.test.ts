import { expect, test } from 'vitest'
import type { AnalyticsReport, AnalyticsSummary } from '#contracts/analytics-stats.ts'
import type { LeadSummary } from '#contracts/leads.ts'
import type { Overview } from '#contracts/overview.ts'
import { loadConfig } from '#server/config.ts'
import { logIn } from '#tests/support/admin.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { newDatabase, temporaryFolder } from '#tests/support/databases.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'
import { playDays } from './play.ts'

test('leaves something to see on every screen of the admin area', async () => {
  const end = Date.parse('2026-11-18T20:00:00Z')
  const database = await newDatabase('sqlite')
  const config = loadConfig({
    DATA_DIR: await temporaryFolder(),
    ADMIN_PASSWORD: testPasswords.admin.value,
    TOOLKIT_PASSWORD: testPasswords.toolkit.value,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@example.net',
    LEADS_TO: 'team@example.net',
  })
  const received: Date[] = []
  await playDays({ config, database, days: 45, end, onEmail: (_email, at) => received.push(at) })
  expect(Math.max(...received.map(Number))).toBeLessThanOrEqual(end)

  const { app } = await testApp({ database, clock: clockAt(() => end) })
  const headers = await logIn(app)
  const read = async <Body>(url: string) => (await app.inject({ url, headers })).json<Body>()
  const overview = await read<Overview>('/api/admin/overview')
  expect(overview.desk.some(({ call }) => call)).toBe(true)
  expect(overview.outbox.list.map(({ status }) => status)).toContain('failed')
  // Only visitors' mailboxes refuse an email now and then.
  const failed = overview.outbox.list.filter(({ status }) => status === 'failed')
  expect(failed.filter(({ recipient }) => recipient === null)).toEqual([])
  expect(overview.troubles).toEqual([])
  for (const show of ['waiting', 'follow-up', 'new', 'contacted', 'booked', 'won', 'closed', 'bots', 'spam'])
    expect(await read(`/api/admin/leads?show=${show}`), show).not.toEqual([])
  const leads = await read<LeadSummary[]>('/api/admin/leads?show=all')
  expect(new Set(leads.map(({ dueDate }) => dueDate?.state))).toEqual(
    new Set(['due', 'overdue', 'on-time', 'late', undefined]),
  )
  const summary = await read<AnalyticsSummary>('/api/analytics/summary')
  expect(summary.completedSessions).toBeGreaterThan(10)
  expect(summary.totalSessions).toBeGreaterThan(1.5 * summary.completedSessions)
  const report = await read<AnalyticsReport>('/api/admin/analytics?days=90')
  for (const { name, visits, leads } of report.pages) if (name) expect(visits, name).toBeGreaterThanOrEqual(leads)
  expect(new Set(report.sources.map(({ kind }) => kind))).toEqual(
    new Set(['search', 'assistant', 'campaign', 'website', 'direct', 'booking']),
  )
  expect(report.reads).not.toEqual([])
}, 180_000)
