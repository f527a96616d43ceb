import { AdminDashboard } from '#app/features/admin/dashboard/admin-dashboard.tsx'
import type { AdminHeading } from '#app/features/admin/frame/admin-header.tsx'
import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Admin Dashboard | ${site.name}`,
    description: 'Leads and funnel at a glance.',
    path: '/admin',
  })

export const handle: AdminHeading = { title: 'Admin Dashboard' }

export default function AdminDashboardPage() {
  return <AdminDashboard />
}
