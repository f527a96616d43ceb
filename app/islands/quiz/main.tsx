import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { Quiz } from './quiz.tsx'

hydrateIsland(Quiz)
