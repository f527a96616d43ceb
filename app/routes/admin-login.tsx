import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Admin Login | ${site.name}`,
    description: 'Sign in to the administrator area.',
    path: '/admin/login',
  })

export default function AdminLoginPage() {
  return <PageHeading title="Admin Login" lead="This page opens with the administrator's area." />
}
