import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { NotesByLink } from './notes-by-link.tsx'
import { skipInPlace } from './skip-in-place.ts'

hydrateIsland(NotesByLink)
skipInPlace()
