import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { SentPlan } from './sent-plan.tsx'

hydrateIsland(SentPlan)
