/** Every address of the admin area. One document serves them all; the others are "not found". */
export const adminPaths = [
  '/admin',
  '/admin/activity',
  '/admin/analytics',
  '/admin/database',
  '/admin/leads',
  '/admin/login',
  '/admin/settings',
  '/admin/website',
  '/admin/website/edit',
  '/admin/website/history',
  '/admin/website/publish',
] as const

export type AdminPath = (typeof adminPaths)[number]
