import type { Words } from '#content/all-words.ts'
import { consentPurposes } from '#content/consents.ts'
import type { FormRecord } from '#contracts/form-records.ts'
import type { Handle } from '#server/storage/database.ts'
import { betaForm } from './beta-form.ts'
import type { Form, FormCall, FormDescription, FormType } from './form.ts'
import { quizForm } from './quiz-form.ts'
import { surveyForm } from './survey-form.ts'

/** Every kind of form, in the order that the admin area lists them. */
const types = [surveyForm, quizForm, betaForm] as const

// Each form is only ever passed to its own type, which knows its answers.
export const formTypes = types as unknown as ReadonlyArray<FormType<FormCall, unknown>>

/** Undefined for a kind that a later release has removed. */
export const formTypeOf = (kind: string) => formTypes.find(type => type.kind === kind)

export function formRecordOf(form: Form, words: Words): FormRecord {
  const { answers: _, consents: _consents, ...record } = form
  const { title, facts } = descriptionOf(form, words)
  return { ...record, title, facts: [...facts] }
}

function descriptionOf(form: Form, words: Words): FormDescription {
  return formTypeOf(form.kind)?.describe(form, words) ?? { title: form.kind, facts: [] }
}

/** "Within 1 year · significant budget · burnout", from the latest form of each kind. */
export function reasonToCall(latest: readonly Form[], words: Words) {
  // One that promises a reply says more than the quiz.
  const byPromise = formTypes.toSorted(
    (a, b) => Number(a.replyWithinBusinessDays === null) - Number(b.replyWithinBusinessDays === null),
  )
  const reasons = byPromise.flatMap(({ kind, reason }) => {
    const form = latest.find(candidate => candidate.kind === kind)
    return form && reason ? [reason(form, words)] : []
  })
  return (reasons[0] ?? [])
    .filter(Boolean)
    .join(' · ')
    .replace(/^./, first => first.toUpperCase())
}

/** The answers as text, for the search. */
export const saidIn = (form: Form, words: Words) => descriptionOf(form, words).facts.map(({ value }) => value)

export const consentRecordsOf = ({ id, consents, submittedAt }: Form) =>
  consents.map(({ purpose, ...consent }) => ({
    ...consent,
    id: `${id}-${purpose}`,
    title: consentPurposes[purpose]?.title ?? purpose,
    givenAt: submittedAt,
  }))

/** By email key: how many forms of each kind, in the order of `formTypes`. */
export async function countForms(read: Handle, emailKeys: readonly string[]) {
  if (emailKeys.length === 0) return () => []
  const rows = await read
    .selectFrom('forms')
    .select(({ fn }) => ['email_key', 'kind', fn.countAll<number>().as('count')])
    .where('email_key', 'in', emailKeys)
    .groupBy(['email_key', 'kind'])
    .execute()
  const byLead = Map.groupBy(rows, row => row.email_key)
  return (emailKey: string) =>
    formTypes.flatMap(({ kind, label }) => {
      const row = byLead.get(emailKey)?.find(found => found.kind === kind)
      return row ? { kind, label, count: row.count } : []
    })
}
