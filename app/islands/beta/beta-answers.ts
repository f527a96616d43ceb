import type { BetaForm } from '#contracts/beta.ts'

export type FieldName = keyof BetaForm
type BetaAnswers = Record<FieldName, string>
export type BetaDraft = { openedAt: number; answers: Partial<BetaAnswers> }

// The controls are uncontrolled, so that input from before hydration isn't lost.
const getControl = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList

export const readAnswers = (form: HTMLFormElement, fieldNames: readonly FieldName[]) =>
  Object.fromEntries(fieldNames.map(name => [name, getControl(form, name).value])) as BetaAnswers

/** Fills in empty fields only: a stored draft never replaces what the visitor just typed. */
export function fillInDraft(form: HTMLFormElement, fieldNames: readonly FieldName[], draft: BetaDraft): BetaDraft {
  for (const name of fieldNames) {
    const control = getControl(form, name)
    if (control.value === '') control.value = draft.answers[name] ?? ''
  }
  const answers = readAnswers(form, fieldNames)
  return fieldNames.some(name => answers[name] !== '') ? { ...draft, answers } : draft
}
