/** Every address of the admin area. One document serves them all; the others are "not found". */
export const adminPaths = [
  '/admin',
  '/admin/activity',
  '/admin/analytics',
  '/admin/database',
  '/admin/leads',
  '/admin/leads/call-sheet',
  '/admin/login',
  '/admin/settings',
  '/admin/website',
  '/admin/website/articles',
  '/admin/website/articles/new',
  '/admin/website/company',
  '/admin/website/edit',
  '/admin/website/history',
  '/admin/website/preview',
  '/admin/website/replies',
] as const

export type AdminPath = (typeof adminPaths)[number]
