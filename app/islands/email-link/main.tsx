import '#app/page-script/main.ts'
import { hydrateIsland } from '#app/islands/hydrate-island.tsx'
import { EmailLinkForm } from './email-link-form.tsx'

hydrateIsland(EmailLinkForm)
