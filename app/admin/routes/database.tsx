import { adminPage } from '#app/admin/frame/admin-page.ts'

export { DatabasePage as Component } from '#app/admin/database/database-page.tsx'

export const handle = adminPage({
  title: 'Database Management',
  description: 'Survey responses and analytics sessions.',
  path: '/admin/database',
  back: { to: '/admin', label: 'Back to Dashboard' },
})
