import { dueByText } from '#server/calendar/business-days.ts'
import { companyTimeFormat } from '#server/calendar/company-time.ts'
import type { EmailBlock } from '#server/messages/email-layout.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import { countOf, firstNames, leadLinks, type NamedLeads } from '#server/messages/lead-links.ts'
import type { Tables } from '#server/storage/tables.ts'

type RemindedLead = Pick<
  Tables['leads'],
  'id' | 'name' | 'email' | 'phone' | 'business_name' | 'due_at' | 'follow_up_on' | 'follow_up_note'
>

/** Overdue leads are in every reminder until they're answered. */
export type Reminder = { leads: NamedLeads<RemindedLead>; overdue: NamedLeads<RemindedLead> | undefined }

/** `now`: when the email is written. */
export type WeeklyNumbers = Record<'from' | 'to' | 'nextSunday', string> &
  Record<'newLeads' | 'newLeadsBefore' | 'answered' | 'onTime' | 'overdue' | 'noNextStep' | 'undelivered', number> & {
    funnel: ReadonlyArray<{ label: string; count: number; before: number }>
  }

export type WeeklyDigest = WeeklyNumbers & { now: string } & Record<'waiting' | 'followUps', NamedLeads<RemindedLead>>

const monthAndDay = companyTimeFormat({ month: 'long', day: 'numeric' })
const weekdayFormat = new Intl.DateTimeFormat('en-CA', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

const isDue = ({ due_at }: RemindedLead) => `due by ${dueByText(due_at ?? '')}`
const wasDue = ({ due_at }: RemindedLead) => `was due by ${dueByText(due_at ?? '')}`
const followUpText = ({ follow_up_on, follow_up_note }: RemindedLead) =>
  [weekdayFormat.format(new Date(follow_up_on ?? 0)), follow_up_note.trim()].filter(Boolean).join(' – ')

type Words = {
  subject: string
  intro: string
  detailOf(lead: RemindedLead): string
  advice: string
  button: { text: string; show: string }
}

function reminder(
  { leads, overdue }: Reminder,
  siteUrl: string,
  { subject, intro, detailOf, advice, button: { text, show } }: Words,
) {
  const blocks: EmailBlock[] = [
    { kind: 'paragraph', text: intro },
    ...leadLinks(leads, siteUrl, detailOf),
    ...(overdue && overdue.total > 0
      ? [{ kind: 'paragraph', text: 'Still overdue:' } as const, ...leadLinks(overdue, siteUrl, wasDue)]
      : []),
    { kind: 'paragraph', text: advice },
    { kind: 'link', text, url: `${siteUrl}/admin/leads?show=${show}` },
  ]
  return { subject, preview: firstNames(leads), blocks }
}

const markAsAnswered = "Already replied? Mark the lead as answered, and you won't hear about it again."

export const dueSoonEmail: EmailTemplate<Reminder> = {
  name: 'due-soon-reminder',
  title: 'Reminder: reply due soon',
  audience: 'team',
  write: (data, { siteUrl }) =>
    reminder(data, siteUrl, {
      subject: `${countOf(data.leads.total, 'reply', 'replies')} due within one business day`,
      intro: 'Nobody has marked these leads as answered yet:',
      detailOf: isDue,
      advice: markAsAnswered,
      button: { text: 'See who is waiting', show: 'waiting' },
    }),
}

export const overdueEmail: EmailTemplate<Reminder> = {
  name: 'overdue-reminder',
  title: 'Reminder: reply overdue',
  audience: 'team',
  write: (data, { siteUrl }) =>
    reminder(data, siteUrl, {
      subject: `${countOf(data.leads.total, 'reply is', 'replies are')} overdue`,
      intro: 'These leads are still waiting for the reply we promised:',
      detailOf: wasDue,
      advice: markAsAnswered,
      button: { text: 'See who is overdue', show: 'overdue' },
    }),
}

export const followUpEmail: EmailTemplate<Reminder> = {
  name: 'follow-up-reminder',
  title: 'Reminder: follow-up',
  audience: 'team',
  write: (data, { siteUrl }) =>
    reminder(data, siteUrl, {
      subject: data.leads.total === 1 ? 'A follow-up is due' : `${data.leads.total} follow-ups are due`,
      intro: 'You wanted to get back to them:',
      detailOf: followUpText,
      advice: 'Done? Clear the follow-up, or pick the next date.',
      button: { text: 'See the follow-ups', show: 'follow-up' },
    }),
}

export const weeklyDigestEmail: EmailTemplate<WeeklyDigest> = {
  name: 'weekly-digest',
  title: 'Weekly digest',
  audience: 'team',
  write(
    { from, to, newLeads, newLeadsBefore, answered, onTime, overdue, noNextStep, undelivered, funnel, now, ...people },
    { siteUrl },
  ) {
    const lastDay = new Date(Date.parse(to) - 1)
    const named = (title: string, leads: NamedLeads<RemindedLead>, detailOf: (lead: RemindedLead) => string) =>
      leads.total > 0 ? [{ kind: 'heading', text: title } as const, ...leadLinks(leads, siteUrl, detailOf)] : []
    return {
      subject: `Your week: ${countOf(newLeads, 'new lead')}, ${overdue} overdue`,
      preview: `${countOf(answered, 'lead')} answered, ${countOf(undelivered, 'message')} not delivered.`,
      blocks: [
        { kind: 'heading', text: `${monthAndDay(from)} to ${monthAndDay(lastDay)}` },
        {
          kind: 'facts',
          facts: [
            ['New leads', against(newLeads, newLeadsBefore)],
            ['Answered', answeredText(answered, onTime)],
            ['Overdue now', String(overdue)],
            ['Without a next step', String(noNextStep)],
            ['Not delivered', undelivered === 0 ? 'Nothing' : countOf(undelivered, 'message')],
          ],
        },
        ...named('Waiting for a reply', people.waiting, lead =>
          (lead.due_at ?? '') < now ? wasDue(lead) : isDue(lead),
        ),
        ...named('Follow-ups this week', people.followUps, followUpText),
        ...(noNextStep > 0
          ? [
              {
                kind: 'link',
                text: 'See who has no next step',
                url: `${siteUrl}/admin/leads?show=no-next-step`,
              } as const,
            ]
          : []),
        { kind: 'heading', text: 'Visits and surveys' },
        { kind: 'facts', facts: funnel.map(({ label, count, before }) => [label, against(count, before)] as const) },
        { kind: 'link', text: 'Open the admin area', url: `${siteUrl}/admin` },
      ],
    }
  },
}

const against = (count: number, before: number) => `${count} (${before} the week before)`

function answeredText(answered: number, onTime: number) {
  if (answered === 0) return '0'
  if (answered === 1) return onTime === 1 ? '1, on time' : '1, late'
  if (onTime === answered) return `${answered}, all on time`
  return `${answered}, ${onTime === 0 ? 'none' : onTime} of them on time`
}
