import type { Words } from '#content/all-words.ts'
import type { Plan } from '#contracts/plan.ts'
import type { Form } from '#server/forms/form.ts'
import { formsOfLead } from '#server/forms/form-repository.ts'
import { formTypeOf } from '#server/forms/form-types.ts'
import type { Handle } from '#server/storage/database.ts'

/** What they saw after their latest form that gives a plan. `forms` is sorted, newest first. */
export function latestPlan(forms: readonly Form[], words: Words): Plan | null {
  const form = forms.find(({ kind, answers }) => answers !== null && formTypeOf(kind)?.plan)
  return (form && formTypeOf(form.kind)?.plan?.(form, words)) ?? null
}

const maxForms = 200

export const planOfLead = async (read: Handle, emailKey: string, words: Words) =>
  latestPlan(await formsOfLead(read, emailKey, maxForms), words)
