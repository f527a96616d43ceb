import '#app/lib/zod-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { flushSync } from 'react-dom'
import { createFormControl, type FieldErrors } from 'react-hook-form'
import { type BetaForm, betaForm } from '#contracts/beta.ts'
import type { BetaAnswers } from './beta-answers.ts'

export type BetaErrors = Partial<Record<keyof BetaForm, string>>

const messagesIn = (errors: FieldErrors<BetaForm>): BetaErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))

/**
 * Takes charge of the fields of a form that is already on the page: from the first submission on they are checked,
 * then also while they are being corrected. Returns the submission: a complete application is passed on, otherwise the
 * first wrong field gets the focus.
 */
export function checkBetaForm(form: HTMLFormElement, answers: BetaAnswers, show: (errors: BetaErrors) => void) {
  const { register, subscribe, handleSubmit } = createFormControl<BetaForm, unknown, BetaForm>({
    resolver: zodResolver(betaForm),
    defaultValues: answers as BetaForm,
  })
  for (const name of Object.keys(answers) as Array<keyof BetaForm>) {
    const { ref, onChange } = register(name)
    for (const control of form.querySelectorAll(`[name="${name}"]`)) {
      ref(control)
      control.addEventListener('input', onChange)
      // Some programs that fill in forms report no more than this.
      control.addEventListener('change', onChange)
    }
  }
  subscribe({ formState: { errors: true }, callback: ({ errors = {} }) => show(messagesIn(errors)) })
  // The messages have to be there before the focus moves, or a screen reader reads the field without its message.
  const showAtOnce = (errors: FieldErrors<BetaForm>) => flushSync(() => show(messagesIn(errors)))
  return (pass: (application: BetaForm) => Promise<void>) => handleSubmit(pass, showAtOnce)()
}
