// Plays the last days of the site through its API, with a clock that moves from day to day.
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import pino from 'pino'
import { hourMs, minuteMs } from '#contracts/time.ts'
import { loadPasswords } from '#server/admin/passwords.ts'
import { buildApp } from '#server/app.ts'
import { companyDay, instantOf } from '#server/calendar/company-time.ts'
import type { Config } from '#server/config.ts'
import { Refused } from '#server/messages/channel.ts'
import type { EmailTransport, OutgoingEmail } from '#server/messages/smtp.ts'
import type { Database } from '#server/storage/database.ts'
import { createOwner } from './owner.ts'
import { createPlayedClock } from './played-clock.ts'
import { seededRandom } from './random.ts'
import { createVisitors, type DemoSite } from './visitors.ts'

type Play = {
  /** With `smtpUrl` and `adminPassword`. */
  config: Config
  database: Database
  days: number
  end: number
  /** Gets what the email server would get. */
  onEmail?: (email: OutgoingEmail, receivedAt: Date) => void
}

const assistants = ['ChatGPT', 'ChatGPT', 'Claude', 'Perplexity']
const forAssistants = ['/llms.txt', '/about.md', '/articles/first-process-to-automate.md']

export async function playDays({ config, database, days, end, onEmail = () => undefined }: Play) {
  const random = seededRandom(4)
  const today = companyDay(new Date(end))
  const timeOn = (daysLeft: number, time: string) => instantOf(today.subtract({ days: daysLeft }).toPlainDateTime(time))
  const clock = createPlayedClock(timeOn(days, '07:00'))
  let confirmations = 0
  const email: EmailTransport = {
    async send(email) {
      if (email.to[0]?.endsWith('@example.com')) {
        confirmations += 1
        if (confirmations % 50 === 20) throw new Refused('550 5.2.2 Mailbox full')
      }
      onEmail(email, clock.now())
    },
  }
  const app = await buildApp({
    config,
    database,
    clock,
    log: pino({ level: 'silent' }),
    passwords: loadPasswords(config),
    transports: { email, webhook: async () => 204 },
    // Copying the database on each of the days would take longer than everything else.
    backUp: async (_database, file) => writeFile(file, gzipSync('A backup of the demo')),
    runsJobs: true,
  })
  await app.ready()
  const site: DemoSite = {
    clock,
    database,
    async call(options) {
      const response = await app.inject(options)
      if (response.statusCode < 400) return response
      throw new Error(`${options.method} ${options.url} responded with ${response.statusCode}: ${response.body}`)
    },
  }
  const visitors = createVisitors(site, random)
  const owner = createOwner(site, random, config.adminPassword ?? '')

  for (let daysLeft = days - 1; daysLeft >= 0; daysLeft -= 1) {
    const isWeekend = today.subtract({ days: daysLeft }).dayOfWeek > 5
    // The owner has been away since yesterday, so something is waiting.
    const works = daysLeft === 2 || (daysLeft > 2 && !isWeekend && random.chance(0.92))
    const actions = [
      { at: timeOn(daysLeft, '09:10'), work: clock.fireTimers },
      ...(works ? [{ at: timeOn(daysLeft, '08:40'), work: () => owner.work(daysLeft) }] : []),
      ...(daysLeft === 2 ? [{ at: timeOn(2, '09:00'), work: bookCalls }] : []),
      ...visitsOn(daysLeft, isWeekend),
    ]
    for (const { at, work } of actions.toSorted((a, b) => a.at - b.at)) {
      if (at > end - 3 * hourMs) break
      clock.moveTo(at)
      await work()
    }
  }
  for (const sendForm of [visitors.takeQuiz, visitors.apply, visitors.takeSurvey]) while (!(await sendForm()));
  // Twice: the second time sends the reminders that the first one queues.
  for (const minutes of [2, 1]) {
    clock.moveTo(end - minutes * minuteMs)
    await clock.fireTimers()
  }
  await app.close()

  function visitsOn(daysLeft: number, isWeekend: boolean) {
    const busy = (isWeekend ? 0.5 : 1) * (1.2 - (0.4 * daysLeft) / days)
    const times = (perDay: number, work: () => Promise<unknown>) =>
      Array.from({ length: Math.floor(perDay * busy + random.next()) }, () => ({
        // Most of them around 2 p.m.
        at: timeOn(daysLeft, '07:30') + (random.next() + random.next()) * 6.5 * hourMs,
        work,
      }))
    return [
      ...times(6, visitors.read),
      ...times(2, async () => app.visits.count('reads', random.pick(assistants), random.pick(forAssistants))),
      ...times(2.9, async () => {
        const person = await visitors.takeSurvey()
        if (!person) return
        if (daysLeft > 4 && random.chance(0.3))
          await visitors.book(person, timeOn(daysLeft - random.whole(1, 4), `${random.whole(10, 15)}:00`))
      }),
      ...times(1, visitors.takeQuiz),
      ...times(0.3, visitors.apply),
      ...(daysLeft % 17 === 3 ? [{ at: timeOn(daysLeft, '03:12'), work: visitors.sendAsBot }] : []),
    ]
  }

  /** For today and tomorrow. */
  async function bookCalls() {
    await visitors.book(visitors.leadBefore(3), timeOn(0, '10:00'))
    await visitors.book(visitors.newPerson(), timeOn(-1, '09:00'))
  }
}
