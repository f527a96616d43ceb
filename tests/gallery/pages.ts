import { type Page, pages as sitePages } from '#app/routes.tsx'

export const pages: readonly Page[] = [
  ...sitePages,
  { path: '/design', file: 'tests/gallery/design-gallery.tsx', load: () => import('./design-gallery.tsx') },
]
