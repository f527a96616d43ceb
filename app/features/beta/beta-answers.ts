import { keepInTab, readFromTab, removeFromTab } from '#app/lib/tab-storage.ts'
import { betaQuestions } from '#content/beta-form.ts'
import type { BetaForm } from '#contracts/beta.ts'

type FieldName = keyof BetaForm
export type BetaAnswers = Record<FieldName, string>
type Draft = { openedAt: number; answers: Partial<BetaAnswers> }

const storageKey = 'draft:beta'

const fieldNames: readonly FieldName[] = betaQuestions.flatMap(({ questions }) => questions.map(({ name }) => name))

// The answers live in the page's own controls, so that what was typed before any script ran counts like the rest.
const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList

export const answersIn = (form: HTMLFormElement) =>
  Object.fromEntries(fieldNames.map(name => [name, controlOf(form, name).value])) as BetaAnswers

export const keepDraft = (form: HTMLFormElement, openedAt: number) =>
  keepInTab(storageKey, { openedAt, answers: answersIn(form) } satisfies Draft)

/** Fills in what is still empty: newer words are never replaced. Returns when the form was first opened. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readFromTab<Draft>(storageKey)
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    if (control.value === '') control.value = draft?.answers[name] ?? ''
  }
  return draft?.openedAt ?? Date.now()
}

export const removeDraft = () => removeFromTab(storageKey)
