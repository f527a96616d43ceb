import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { BetaForm } from './beta-form.tsx'

hydrateIsland(BetaForm)
