import { type AdminWords, surveyWords } from '#app/admin/words/admin-words.ts'
import type { BadgeTone } from '#app/ui/badge.tsx'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import type { LeadStatus } from '#contracts/constants.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import type { Lead, LeadSummary } from '#contracts/leads.ts'

export const statuses: Record<LeadStatus, { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'accent' },
  contacted: { label: 'Contacted', tone: 'neutral' },
  booked: { label: 'Booked', tone: 'neutral' },
  won: { label: 'Won', tone: 'success' },
  closed: { label: 'Closed', tone: 'quiet' },
}

/** Not every form asks for a name, and one can be all invisible characters. */
export const nameOf = ({ name, email, phone }: Pick<LeadSummary, 'name' | 'email' | 'phone'>) =>
  name?.trim() || email.trim() || phone?.trim() || 'Unknown'

/** "Assessment ×2, Quiz, Booked call" */
export const sentText = ({ sent, calls }: Pick<LeadSummary, 'sent' | 'calls'>) =>
  [...sent, { label: 'Booked call', count: calls.count }]
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => (count === 1 ? label : `${label} ×${count}`))
    .join(', ')

/** "Came from google.com, first page /beta, campaign spring / email", or an empty string. */
export function sourceText({ firstPage, referrerHost, campaign }: LeadSource) {
  const names = Object.values(campaign).filter(Boolean)
  return [
    referrerHost && `came from ${referrerHost}`,
    firstPage && `first page ${firstPage}`,
    names.length > 0 && `campaign ${names.join(' / ')}`,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/^./, first => first.toUpperCase())
}

export const formsOf = ({ timeline }: Pick<Lead, 'timeline'>) =>
  timeline.flatMap(entry => (entry.kind === 'form' ? entry.record : []))

export function firstSourceText(lead: Lead) {
  const first = formsOf(lead).at(-1)
  if (first) return sourceText(first.source)
  return lead.calls.count > 0 ? 'Booking' : undefined
}

type Detail = 'name' | 'businessName' | 'phone'

/** What their other forms had. Anyone can send a form with someone else's email address, so it can differ. */
export function earlierOf(lead: Pick<Lead, Detail | 'timeline'>, detail: Detail) {
  const values = new Set(formsOf(lead).flatMap(({ contact }) => contact[detail] || []))
  return [...values].filter(value => value !== lead[detail])
}

const stepText = ({ questions }: AdminWords['surveys'][number], step: number) => {
  const question = questions[step]
  return `question ${step + 1} of ${questions.length}${question ? `, “${question}”` : ''}`
}

export function sessionText(
  words: Pick<AdminWords, 'surveys'>,
  { surveyType, isCompleted, lastStep, furthestStep }: SessionRecord,
) {
  const survey = surveyWords(words, surveyType)
  if (isCompleted === 'true') return `Completed the ${survey.title}`
  const furthest = furthestStep > lastStep ? ` They got as far as ${stepText(survey, furthestStep)}.` : ''
  return `Started the ${survey.title} and left at ${stepText(survey, lastStep)}.${furthest}`
}
