import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { ToolkitIsland } from './toolkit-island.tsx'

hydrateIsland(ToolkitIsland)
