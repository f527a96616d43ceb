import type { LeadExtras } from '#contracts/lead-extras.ts'

/** Why a submission may be the work of a program; nothing for people. It only marks: such a lead is stored like any. */
export function suspicionOf({ trap, filledInMs }: LeadExtras, quickestMs: number): string | null {
  if (trap) return 'A field that people cannot see was filled in.'
  if (filledInMs !== undefined && filledInMs < quickestMs)
    return `The form was filled in within ${(filledInMs / 1000).toFixed(1)} seconds.`
  return null
}
