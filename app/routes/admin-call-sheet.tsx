import type { AdminHeading } from '#app/features/admin/frame/admin-header.tsx'
import { CallSheetView } from '#app/features/admin/leads/call-sheet-view.tsx'
import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Call Sheet | ${site.name}`,
    description: 'One page to have at hand when calling a lead.',
    path: '/admin/leads/call-sheet',
  })

export const handle: AdminHeading = { title: 'Call Sheet', back: { to: '/admin/leads', label: 'Back to Leads' } }

export default function AdminCallSheetPage() {
  return <CallSheetView />
}
