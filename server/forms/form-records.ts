import type { FormRecord } from '#contracts/form-records.ts'
import type { Handle } from '#server/db/database.ts'
import type { Form, FormDescription } from './form.ts'
import { formsOfPerson } from './form-repository.ts'
import { formTypes } from './form-types.ts'

export async function formsAbout(read: Handle, emailKey: string, limit: number) {
  const forms = await formsOfPerson(read, emailKey, limit)
  return {
    forms: forms.map(formRecordOf),
    consents: forms.flatMap(({ id, consents, submittedAt }) =>
      consents.map(consent => ({ id: `${id}-${consent.purpose}`, ...consent, givenAt: submittedAt })),
    ),
  }
}

export function formRecordOf({ consents: _, ...form }: Form): FormRecord {
  const { title, facts } = descriptionOf({ ...form, consents: [] })
  return { ...form, title, facts: facts.map(([label, value]) => [label, value]) }
}

function descriptionOf(form: Form): FormDescription {
  const { describe } = formTypes[form.kind] as { describe(form: Form): FormDescription }
  if (form.answers === null) return { title: 'Form', facts: [['Answers', "Can't be read: this record is damaged."]] }
  return describe(form)
}
