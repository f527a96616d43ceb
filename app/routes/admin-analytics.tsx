import { AnalyticsPage } from '#app/features/admin/analytics/analytics-page.tsx'
import type { AdminHeading } from '#app/features/admin/frame/admin-header.tsx'
import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Analytics | ${site.name}`,
    description: 'Sessions, completion and drop-off.',
    path: '/admin/analytics',
  })

export const handle: AdminHeading = { title: 'Analytics', back: { to: '/admin', label: 'Back to Dashboard' } }

export default function AdminAnalyticsPage() {
  return <AnalyticsPage />
}
