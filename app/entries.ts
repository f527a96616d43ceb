import type { Page } from './shell/page.ts'

/** What the browser runs, by the island's name; `page` is for pages without one. */
export const entries = {
  page: 'app/page-script/main.ts',
  survey: 'app/islands/survey/main.tsx',
  quiz: 'app/islands/quiz/main.tsx',
  beta: 'app/islands/beta/main.tsx',
  toolkit: 'app/islands/toolkit/main.tsx',
  plan: 'app/islands/plan/main.tsx',
  notes: 'app/islands/plan/notes-main.tsx',
  admin: 'app/admin/main.tsx',
} as const

export type EntryName = keyof typeof entries

export const entryOf = ({ island, isAdmin }: Page): EntryName => (isAdmin ? 'admin' : (island ?? 'page'))
