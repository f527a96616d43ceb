import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { NotesByLink } from './notes-by-link.tsx'
import { skipInPlace } from './skip-in-place.ts'

// Another link may be pasted into the address bar.
addEventListener('hashchange', () => location.reload())

hydrateIsland(NotesByLink)
skipInPlace()
