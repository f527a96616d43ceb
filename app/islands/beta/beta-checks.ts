import './zod-without-eval.ts'
import { type BetaForm, betaFormFields } from '#contracts/beta.ts'

export type BetaErrors = { [Name in keyof BetaForm]?: string }

export function checkAnswers(answers: unknown) {
  const { data: application, error } = betaFormFields.safeParse(answers)
  const errors: BetaErrors = {}
  for (const { path, message } of error?.issues ?? []) errors[path[0] as keyof BetaForm] ??= message
  return { application, errors }
}
