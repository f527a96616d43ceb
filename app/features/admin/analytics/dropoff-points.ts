import type { DropoffList } from '#contracts/analytics-figures.ts'
import { counted } from './figures.ts'

/** Older records have the index as text. */
export type Dropoff = Omit<DropoffList[number], 'stepIndex'> & { stepIndex: number | string }

/** Where sessions ended without being completed, in the words of the list. */
export function dropoffPoints(list: readonly Dropoff[]) {
  const most = Math.max(1, ...list.map(({ dropoffCount }) => dropoffCount))
  return list.map(({ stepIndex, dropoffCount }) => ({
    question: Number(stepIndex) + 1,
    abandonments: counted(dropoffCount, 'abandonment'),
    /** In percent of the most frequent one. */
    length: (dropoffCount / most) * 100,
  }))
}
