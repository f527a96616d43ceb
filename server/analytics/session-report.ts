import { sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import type { AnalyticsSummary, DropoffList, Funnels } from '#contracts/analytics-stats.ts'
import type { DateRange } from '#contracts/lists.ts'
import { midnight } from '#server/calendar/company-days.ts'
import type { Handle } from '#server/storage/database.ts'
import { type Counts, firstDayIn, type SessionCounts, sumSessions } from './session-counts.ts'
import { uncountedForms } from './uncounted-forms.ts'

/** Without possible bots and spam. */
export async function peoplesSessions(
  read: Handle,
  counts: SessionCounts,
  { days }: DateRange,
  now: Date,
): Promise<Counts> {
  const [all, uncounted] = await Promise.all([
    counts.read(days),
    uncountedSessions(read, firstDayIn(days, now)?.toString()),
  ])
  return [...all, ...uncounted.map(session => ({ ...session, sessions: -1 }))]
}

const uncountedSessions = (read: Handle, since = '') =>
  read
    .selectFrom('forms')
    .innerJoin('analytics_sessions', 'analytics_sessions.id', 'forms.session_id')
    .select(['is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'])
    .where(sql<boolean>`forms.id in ${uncountedForms}`)
    .where('started_day', '>=', since)
    .execute()

const forSurvey = (counts: Counts, type: string) => counts.filter(({ survey_type }) => survey_type === type)
const completed = (counts: Counts) => counts.filter(({ is_completed }) => is_completed === 1)
const leftAt = (counts: Counts, step: number) =>
  sumSessions(counts.filter(({ is_completed, last_step }) => is_completed === 0 && last_step === step))

export const summaryOf = (counts: Counts): AnalyticsSummary => ({
  totalSessions: sumSessions(counts),
  completedSessions: sumSessions(completed(counts)),
  toolkitOptIns: sumSessions(completed(counts).filter(({ toolkit_opt_in }) => toolkit_opt_in === 1)),
  exitSessions: sumSessions(forSurvey(counts, 'exit')),
  optimizeSessions: sumSessions(forSurvey(counts, 'optimize')),
})

export function dropoffOf(counts: Counts): DropoffList {
  const steps = [...new Set(counts.map(({ last_step }) => last_step))].sort((a, b) => a - b)
  return steps
    .map(stepIndex => ({ stepIndex, dropoffCount: leftAt(counts, stepIndex) }))
    .filter(({ dropoffCount }) => dropoffCount > 0)
}

export async function openedSurveys(read: Handle, { days }: DateRange, now: Date) {
  const first = firstDayIn(days, now)
  const { rows } = await sql<{ form: string; opened: number }>`
    select form, sum(opened) as opened from (
      select form, opened from form_visits where day >= ${first?.toString() ?? ''}
      union all
      select variant, -1 from forms where submitted_at >= ${first ? midnight(first) : ''} and id in ${uncountedForms}
    ) as openings group by form`.execute(read)
  return new Map(rows.map(({ form, opened }) => [form, opened]))
}

/** A session starts after the contact step, so visitors who left there only opened the survey. */
export const funnelsOf = ({ surveys }: Words, counts: Counts, openings: ReadonlyMap<string, number>): Funnels =>
  surveys.map(({ type, title, questions }) => {
    const sessions = forSurvey(counts, type)
    const started = sumSessions(sessions)
    const opened = Math.max(started, openings.get(type) ?? 0)
    return {
      surveyType: type,
      title,
      opened,
      completed: sumSessions(completed(sessions)),
      steps: questions.map(({ id, question }, index) => ({
        questionId: id,
        question,
        viewed: index === 0 ? opened : sumSessions(sessions.filter(({ furthest_step }) => furthest_step >= index)),
        left: leftAt(sessions, index) + (index === 0 ? opened - started : 0),
      })),
    }
  })
