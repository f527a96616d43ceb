import type { Calculator } from './blocks.ts'
import { readKeyValues } from './key-values.ts'

const fieldKeys = ['times', 'minutes', 'share', 'hours'] as const
const resultKeys = ['minutesNow', 'minutesSaved', 'weeks'] as const
const adviceKeys = ['slow', 'quick', 'missing'] as const

/** `times: Times a week | 12 | 10000` is a field with its start and the most that fits. Throws if something is missing. */
export function readCalculator(text: string): Calculator {
  const values = readKeyValues(text.split('\n'))
  const lineOf = (key: string) => {
    const value = values[key]
    if (!value) throw new Error(`The calculator needs a line that starts with “${key}:”.`)
    return value
  }
  const pick = <Key extends string>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map(key => [key, lineOf(key)])) as Record<Key, string>
  return {
    title: lineOf('title'),
    lead: lineOf('lead'),
    fields: fieldKeys.map(key => {
      const [label = '', start, most] = lineOf(key)
        .split('|')
        .map(part => part.trim())
      const field = { key, label, start: Number(start), most: Number(most) }
      if (!(field.start > 0 && field.start <= field.most))
        throw new Error(
          `The calculator's line “${key}:” needs a label, the start and the most: Times a week | 12 | 10000.`,
        )
      return field
    }),
    results: pick(resultKeys),
    advice: pick(adviceKeys),
  }
}
