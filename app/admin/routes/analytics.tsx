import { adminPage } from '#app/admin/frame/admin-page.ts'

export { AnalyticsPage as Component } from '#app/admin/analytics/analytics-page.tsx'

export const handle = adminPage({
  title: 'Analytics',
  description: 'Sessions, completion and drop-off.',
  path: '/admin/analytics',
  back: { to: '/admin', label: 'Back to Dashboard' },
})
