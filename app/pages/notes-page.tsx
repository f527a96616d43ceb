import { renderIsland } from '#app/islands/island.tsx'
import { NotesByLink } from '#app/islands/plan/notes-by-link.tsx'
import type { Page } from '#app/shell/page.ts'
import type { Content } from '#content/all-content.ts'

/** Where the link in the confirmation email leads. Neutral, because others may see the address or the inbox. */
export function createNotesPage({ site, planWords }: Content): Page {
  const { title, description } = planWords.notesPage
  return {
    path: '/notes',
    title: `${title} | ${site.name}`,
    description,
    isUnlisted: true,
    island: 'notes',
    body: renderIsland(NotesByLink, { words: planWords }),
  }
}
