import { type PageHandle, unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { site } from '#content/site.ts'

export type AdminHeading = { title: string; back?: { to: string; label: string } }

export const adminPage = (page: AdminHeading & { description: string; path: string }): PageHandle & AdminHeading => ({
  ...page,
  isAdmin: true,
  meta: () => unlistedPageMeta({ ...page, title: `${page.title} | ${site.name}` }),
})
