import { betaQuestions } from '#content/beta-form.ts'
import type { BetaForm } from '#contracts/beta.ts'

type FieldName = keyof BetaForm
type BetaAnswers = Record<FieldName, string>
export type BetaDraft = { openedAt: number; answers: Partial<BetaAnswers> }

const fieldNames: readonly FieldName[] = betaQuestions.flatMap(({ questions }) => questions.map(({ name }) => name))

// The answers live in the page's own controls, so that what was typed before hydration counts like the rest.
const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList

export const answersIn = (form: HTMLFormElement) =>
  Object.fromEntries(fieldNames.map(name => [name, controlOf(form, name).value])) as BetaAnswers

/** Fills in what's still empty and returns the draft with what's there then: newer words are never replaced. */
export function fillInDraft(form: HTMLFormElement, draft: BetaDraft): BetaDraft {
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    if (control.value === '') control.value = draft.answers[name] ?? ''
  }
  const answers = answersIn(form)
  return fieldNames.some(name => answers[name] !== '') ? { ...draft, answers } : draft
}
