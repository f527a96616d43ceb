import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { UnsubscribeForm } from './unsubscribe-form.tsx'

hydrateIsland(UnsubscribeForm)
