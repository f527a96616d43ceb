import { Database } from '#app/features/admin/database/database.tsx'
import type { AdminHeading } from '#app/features/admin/frame/admin-header.tsx'
import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Database Management | ${site.name}`,
    description: 'Survey responses and analytics sessions.',
    path: '/admin/database',
  })

export const handle: AdminHeading = { title: 'Database Management', back: { to: '/admin', label: 'Back to Dashboard' } }

export default function AdminDatabasePage() {
  return <Database />
}
