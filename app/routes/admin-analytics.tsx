import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'

export const meta = () =>
  unlistedPageMeta({
    title: 'Analytics | Modernize My Business',
    description: 'Sessions, completion and drop-off.',
    path: '/admin/analytics',
  })

export default function AdminAnalyticsPage() {
  return <PageHeading title="Analytics" lead="This page opens with the administrator's area." />
}
