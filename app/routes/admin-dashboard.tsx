import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Admin Dashboard | ${site.name}`,
    description: 'Leads and funnel at a glance.',
    path: '/admin',
  })

export default function AdminDashboardPage() {
  return <PageHeading title="Admin Dashboard" lead="This page opens with the administrator's area." />
}
