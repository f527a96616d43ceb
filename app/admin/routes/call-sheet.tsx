import { adminPage } from '#app/admin/frame/admin-page.ts'

export { CallSheetView as Component } from '#app/admin/leads/call-sheet-view.tsx'

export const handle = adminPage({
  title: 'Call Sheet',
  description: 'A one-page summary for calling a lead.',
  path: '/admin/leads/call-sheet',
  back: { to: '/admin/leads', label: 'Back to Leads' },
})
