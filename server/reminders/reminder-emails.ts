import { companyTimeFormat } from '#server/calendar/company-time.ts'
import type { Tables } from '#server/db/tables.ts'
import type { EmailBlock, EmailTemplate } from '#server/email/email-template.ts'
import type { WeeklyNumbers } from './weekly-numbers.ts'

export type RemindedLead = Pick<Tables['leads'], 'id' | 'name' | 'email' | 'business_name' | 'due_at'>

const maxListed = 20

const weekdayAndTime = companyTimeFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit' })
const dateAndTime = companyTimeFormat({ dateStyle: 'long', timeStyle: 'short' })
const monthAndDay = companyTimeFormat({ month: 'long', day: 'numeric' })

const nameOf = ({ name, email, business_name }: RemindedLead) =>
  [name?.trim() || email, business_name?.trim()].filter(Boolean).join(', ')

const countOf = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`

type Words = { subject: string; intro: string; dueAt(time: Date): string }

function reminder(leads: readonly RemindedLead[], siteUrl: string, { subject, intro, dueAt }: Words) {
  const rest = leads.length - maxListed
  const blocks: EmailBlock[] = [
    { kind: 'paragraph', text: intro },
    {
      kind: 'links',
      links: leads.slice(0, maxListed).map(lead => ({
        text: `${nameOf(lead)}: ${dueAt(new Date(lead.due_at ?? 0))}`,
        url: `${siteUrl}/admin/leads?lead=${lead.id}`,
      })),
    },
    ...(rest > 0 ? [{ kind: 'paragraph', text: `And ${countOf(rest, 'more lead')}.` } as const] : []),
    {
      kind: 'paragraph',
      text: "Already replied? Mark the lead as answered, and you won't hear about it again.",
    },
    { kind: 'link', text: 'Open the leads', url: `${siteUrl}/admin/leads` },
  ]
  return { subject, preview: leads.slice(0, 3).map(nameOf).join('; '), blocks }
}

export const dueSoonEmail: EmailTemplate<readonly RemindedLead[]> = {
  name: 'due-soon-reminder',
  title: 'Reminder: reply due soon',
  audience: 'team',
  write: (leads, { siteUrl }) =>
    reminder(leads, siteUrl, {
      subject: `${countOf(leads.length, 'reply', 'replies')} due within one business day`,
      intro: 'Nobody has marked these leads as answered yet:',
      dueAt: time => `due ${weekdayAndTime(time)}`,
    }),
}

export const overdueEmail: EmailTemplate<readonly RemindedLead[]> = {
  name: 'overdue-reminder',
  title: 'Reminder: reply overdue',
  audience: 'team',
  write: (leads, { siteUrl }) =>
    reminder(leads, siteUrl, {
      subject: `${countOf(leads.length, 'reply is', 'replies are')} overdue`,
      intro: 'These leads are still waiting for the reply we promised:',
      dueAt: time => `was due ${dateAndTime(time)}`,
    }),
}

export const weeklyDigestEmail: EmailTemplate<WeeklyNumbers> = {
  name: 'weekly-digest',
  title: 'Weekly digest',
  audience: 'team',
  write({ from, to, newLeads, answered, onTime, overdue, undelivered, funnel, backup }, { siteUrl }) {
    const lastDay = new Date(Date.parse(to) - 1)
    return {
      subject: `Your week: ${countOf(newLeads, 'new lead')}, ${overdue} overdue`,
      preview: `${countOf(answered, 'lead')} answered, ${countOf(undelivered, 'message')} not delivered.`,
      blocks: [
        { kind: 'heading', text: `${monthAndDay(from)} to ${monthAndDay(lastDay)}` },
        {
          kind: 'facts',
          facts: [
            ['New leads', String(newLeads)],
            ['Answered', answered === 0 ? '0' : `${answered}, ${onTime} of them on time`],
            ['Overdue now', String(overdue)],
            ['Not delivered', undelivered === 0 ? 'Nothing' : countOf(undelivered, 'message')],
          ],
        },
        { kind: 'heading', text: 'From visit to lead' },
        { kind: 'facts', facts: funnel.map(({ label, count }) => [label, String(count)] as const) },
        ...(backup
          ? ([
              { kind: 'heading', text: 'Backups' },
              { kind: 'paragraph', text: backupText(backup) },
            ] as const)
          : []),
        { kind: 'link', text: 'Open the admin area', url: `${siteUrl}/admin` },
      ],
    }
  },
}

function backupText({ lastAt, reason }: NonNullable<WeeklyNumbers['backup']>) {
  const last = lastAt ? `The last backup is from ${dateAndTime(lastAt)}.` : 'There is no backup yet.'
  return reason ? `The latest backup failed: ${reason} ${last}` : last
}
