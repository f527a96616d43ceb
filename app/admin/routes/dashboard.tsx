import { adminPage } from '#app/admin/frame/admin-page.ts'

export { AdminDashboard as Component } from '#app/admin/dashboard/admin-dashboard.tsx'

export const handle = adminPage({
  title: 'Admin Dashboard',
  description: 'New leads, overdue replies and undelivered emails.',
  path: '/admin',
})
