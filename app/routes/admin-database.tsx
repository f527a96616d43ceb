import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Database Management | ${site.name}`,
    description: 'Survey responses and analytics sessions.',
    path: '/admin/database',
  })

export default function AdminDatabasePage() {
  return <PageHeading title="Database Management" lead="This page opens with the administrator's area." />
}
