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

export type Reminder = Record<'overdue' | 'dueSoon' | 'followUps', NamedLeads<RemindedLead>>

export type WeekCounts = Record<
  'newLeads' | 'answered' | 'onTime' | 'overdue' | 'noNextStep' | 'visits' | 'started' | 'completed',
  number
>

export type WeeklyDigest = { from: string; to: string; counts: WeekCounts; before: WeekCounts; undelivered: number }

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

export const morningReminder: EmailTemplate<Reminder> = {
  name: 'morning-reminder',
  title: 'Reminder of replies and follow-ups',
  audience: 'team',
  write({ overdue, dueSoon, followUps }, { siteUrl }) {
    const sections = [
      { leads: overdue, title: countOf(overdue.total, 'overdue reply', 'overdue replies'), detailOf: wasDue },
      { leads: dueSoon, title: countOf(dueSoon.total, 'reply due soon', 'replies due soon'), detailOf: isDue },
      { leads: followUps, title: countOf(followUps.total, 'follow-up'), detailOf: followUpText },
    ].filter(({ leads }) => leads.total > 0)
    return {
      subject: sections.map(({ title }) => title).join(', '),
      preview: sections.map(({ leads }) => firstNames(leads)).join('; '),
      blocks: [
        ...sections.flatMap(({ leads, title, detailOf }): EmailBlock[] => [
          { kind: 'heading', text: title },
          ...leadLinks(leads, siteUrl, detailOf),
        ]),
        {
          kind: 'paragraph',
          text: 'Already replied, or done? Say so in the admin area, or they come again tomorrow morning.',
        },
        { kind: 'link', text: 'Open the admin area', url: `${siteUrl}/admin` },
      ],
    }
  },
}

export const weeklyDigest: EmailTemplate<WeeklyDigest> = {
  name: 'weekly-digest',
  title: 'Weekly digest',
  audience: 'team',
  write({ from, to, counts, before, undelivered }, { siteUrl }) {
    const { newLeads, answered, onTime, overdue, noNextStep } = counts
    const against = (name: keyof WeekCounts) => `${counts[name]} (${before[name]} the week before)`
    const lastDay = new Date(Date.parse(to) - 1)
    return {
      subject: `Your week: ${countOf(newLeads, 'new lead')}, ${overdue} overdue`,
      preview: `${countOf(answered, 'lead')} answered, ${countOf(undelivered, 'message')} not delivered.`,
      blocks: [
        { kind: 'heading', text: `${monthAndDay(from)} to ${monthAndDay(lastDay)}` },
        {
          kind: 'facts',
          facts: [
            ['New leads', against('newLeads')],
            ['Answered', answered === 0 ? '0' : `${answered}, ${onTime} of them on time`],
            ['Overdue now', String(overdue)],
            ['Without a next step', String(noNextStep)],
            ['Not delivered', undelivered === 0 ? 'Nothing' : countOf(undelivered, 'message')],
          ],
        },
        { kind: 'link', text: 'See who has no next step', url: `${siteUrl}/admin/leads?show=no-next-step` },
        { kind: 'heading', text: 'Visits and surveys' },
        {
          kind: 'facts',
          facts: [
            ['Visits', against('visits')],
            ['Surveys started', against('started')],
            ['Surveys completed', against('completed')],
          ],
        },
        { kind: 'link', text: 'Open the admin area', url: `${siteUrl}/admin` },
      ],
    }
  },
}
