import { pages } from '#app/routes.tsx'
import { createSite } from './create-site.tsx'

export default createSite(pages)
