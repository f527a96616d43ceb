import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Analytics | ${site.name}`,
    description: 'Sessions, completion and drop-off.',
    path: '/admin/analytics',
  })

export default function AdminAnalyticsPage() {
  return <PageHeading title="Analytics" lead="This page opens with the administrator's area." />
}
