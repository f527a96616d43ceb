import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { belongings, type Form, type FormKind } from './forms.ts'

type StoredLead = { kind: FormKind; consents: string[]; mails: string[]; submissions: string[]; person: boolean }

const tables = { survey: 'survey_responses', quiz: 'quiz_submissions', beta: 'beta_applications' } as const
const kinds = Object.keys(tables) as FormKind[]

const nameOf = (kind: FormKind, email: string) => `${kind} of ${email.toLowerCase()}`

/** The names of the forms that the database holds, and what is wrong with them: halves, doubles, parts without a form. */
export async function readLeads(read: Kysely<Tables>, sent: readonly Form[]) {
  const [consents, mails, submissions, people] = await Promise.all([
    read.selectFrom('consents').select(['lead_id', 'purpose']).execute(),
    read.selectFrom('mails').select(['lead_id', 'template']).execute(),
    read.selectFrom('submissions').select(['lead_id', 'key']).execute(),
    read.selectFrom('people').select(['email_key', 'survey_count', 'quiz_count', 'beta_count']).execute(),
  ])
  const faults: string[] = []
  const stored = new Map<string, StoredLead>()
  const byId = new Map<string, StoredLead>()
  const peopleByKey = new Map(people.map(person => [person.email_key, person]))
  for (const kind of kinds) {
    for (const { id, email_key } of await read.selectFrom(tables[kind]).select(['id', 'email_key']).execute()) {
      const name = nameOf(kind, email_key)
      if (stored.has(name)) faults.push(`${name} is there twice`)
      const person = peopleByKey.get(email_key)?.[`${kind}_count`] === 1
      const lead = { kind, consents: [], mails: [], submissions: [], person }
      stored.set(name, lead)
      byId.set(id, lead)
    }
  }
  const addTo = (part: 'consents' | 'mails' | 'submissions', leadId: string, value: string) => {
    const lead = byId.get(leadId)
    if (lead) lead[part].push(value)
    else faults.push(`one of the ${part} belongs to no form`)
  }
  for (const { lead_id, purpose } of consents) addTo('consents', lead_id, purpose)
  for (const { lead_id, template } of mails) addTo('mails', lead_id, template)
  for (const { lead_id, key } of submissions) addTo('submissions', lead_id, key)

  const counted = people.reduce((sum, person) => sum + person.survey_count + person.quiz_count + person.beta_count, 0)
  if (counted !== byId.size) faults.push(`people count ${counted} forms, there are ${byId.size}`)
  const sentByName = new Map(sent.map(form => [nameOf(form.kind, form.email), form]))
  for (const [name, lead] of stored) {
    const form = sentByName.get(name)
    if (!form) faults.push(`${name} was never sent`)
    else if (JSON.stringify(sorted(lead)) !== JSON.stringify(wholeLead(form)))
      faults.push(`${name} is not whole: ${JSON.stringify(lead)}`)
  }
  const missingOf = (forms: readonly Form[]) =>
    forms.map(({ kind, email }) => nameOf(kind, email)).filter(name => !stored.has(name))
  return { count: byId.size, faults, missingOf }
}

const sorted = (lead: StoredLead): StoredLead => ({
  ...lead,
  consents: lead.consents.toSorted(),
  mails: lead.mails.toSorted(),
})

const wholeLead = ({ kind, key }: Form): StoredLead => ({
  kind,
  consents: [...belongings[kind].consents],
  mails: [...belongings[kind].mails],
  submissions: [createHash('sha256').update(`${kind} ${key}`).digest('hex')],
  person: true,
})
