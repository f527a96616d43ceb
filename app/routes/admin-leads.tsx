import type { AdminHeading } from '#app/features/admin/frame/admin-header.tsx'
import { LeadsRoom } from '#app/features/admin/leads/leads-room.tsx'
import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Leads | ${site.name}`,
    description: 'Everyone who sent a form, and what became of it.',
    path: '/admin/leads',
  })

export const handle: AdminHeading = { title: 'Leads', back: { to: '/admin', label: 'Back to Dashboard' } }

export default function AdminLeadsPage() {
  return <LeadsRoom />
}
