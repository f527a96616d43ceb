import type { Words } from '#content/all-words.ts'
import type { CallSheet, CallSheetPoint } from '#contracts/leads.ts'
import type { CallSheetPart, Form } from '#server/forms/form.ts'
import { formTypeOf } from '#server/forms/form-types.ts'

const maxToStartWith = 5
const maxToAsk = 5

/** From a lead's latest form of each kind. `forms` is sorted, newest first. */
export function buildCallSheet(forms: readonly Form[], words: Words): CallSheet {
  const readable = forms.filter(({ answers }) => answers !== null)
  const parts = firstOfEach(readable, ({ kind, variant }) => `${kind} ${variant}`).flatMap(
    form => formTypeOf(form.kind)?.callSheet?.(form, words) ?? [],
  )
  const seen = new Set<string>()
  const pointsIn = (section: Exclude<keyof CallSheetPart, 'own'>) =>
    parts.flatMap(part => part[section]).filter(point => isNew(point, seen))
  const [first, ask, said] = [pointsIn('startHere'), pointsIn('thenAsk'), pointsIn('alsoSaid')]
  const next = [...first.slice(maxToStartWith), ...ask]
  const rest = next.slice(maxToAsk).map(({ label, answer }): CallSheetPoint => ({ label, answer }))
  const sections = [
    { title: 'Then ask', points: next.slice(0, maxToAsk) },
    { title: 'Also said', points: [...rest, ...said] },
    ...parts.flatMap(({ own }) => own),
  ]
  return { startHere: first.slice(0, maxToStartWith), sections: sections.filter(({ points }) => points.length > 0) }
}

/** The two surveys share some questions, so the same answer can occur twice. */
function isNew({ label, answer }: CallSheetPoint, seen: Set<string>) {
  const key = `${label}: ${answer}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

const firstOfEach = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  Object.values(Object.groupBy(items, keyOf)).flatMap(group => group?.slice(0, 1) ?? [])
