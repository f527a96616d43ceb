import { adminPage } from '#app/admin/frame/admin-page.ts'

export { LeadsPage as Component } from '#app/admin/leads/leads-page.tsx'

export const handle = adminPage({
  title: 'Leads',
  description: 'Everyone who sent a form, with status and due date.',
  path: '/admin/leads',
  back: { to: '/admin', label: 'Back to Dashboard' },
})
