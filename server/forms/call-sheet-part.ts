import type { CallSheetHint } from '#content/call-sheet.ts'
import type { CallSheetPoint } from '#contracts/leads.ts'
import type { CallSheetPart } from './form.ts'

type Value = string | number | readonly string[]
type Answer = { value: Value; point: CallSheetPoint; hints?: readonly CallSheetHint[] | undefined }

/** Sorts answers by the rules in content/call-sheet.ts. Those without a matching hint come last, or in a section of their own. */
export function placeAnswers(answers: readonly Answer[], ownTitle?: string): CallSheetPart {
  const part: CallSheetPart = { startHere: [], thenAsk: [], alsoSaid: [], own: [] }
  const others: CallSheetPoint[] = []
  for (const { value, point, hints } of answers) {
    const hint = hints?.find(candidate => matches(candidate, value))
    if (hint?.startHere) part.startHere.push({ ...point, hint: hint.startHere })
    else if (hint?.thenAsk) part.thenAsk.push({ ...point, hint: hint.thenAsk })
    else others.push(point)
  }
  if (ownTitle === undefined) part.alsoSaid = others
  else if (others.length > 0) part.own = [{ title: ownTitle, points: others }]
  return part
}

function matches({ answers, atMost, atLeast }: CallSheetHint, answer: Value) {
  if (answers) return typeof answer === 'string' && answers.includes(answer)
  if (atMost !== undefined) return typeof answer === 'number' && answer <= atMost
  if (atLeast !== undefined) return typeof answer === 'number' && answer >= atLeast
  return true
}
