import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { BetaApplicationForm } from './beta-form.tsx'

hydrateIsland(BetaApplicationForm)
