import { createSite } from '#app/prerender/create-site.tsx'
import { pages } from './pages.ts'

export default createSite(pages)
