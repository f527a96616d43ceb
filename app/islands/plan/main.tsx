import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { SentPlan } from './sent-plan.tsx'
import { skipInPlace } from './skip-in-place.ts'

hydrateIsland(SentPlan)
skipInPlace()
