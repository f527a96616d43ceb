import type { LimitRule } from '#server/plugins/limits.ts'

/** Generous: a whole office may sit behind one address. */
export const submissionLimit: LimitRule = { name: 'submission', uses: 60, windowMs: 60_000 }
