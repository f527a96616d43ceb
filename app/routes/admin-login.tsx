import { LoginForm } from '#app/features/admin/session/login-form.tsx'
import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Admin Login | ${site.name}`,
    description: "Sign in to the administrator's area.",
    path: '/admin/login',
  })

export default function AdminLoginPage() {
  return (
    <PageSection>
      <PageHeading title="Admin Login" />
      <LoginForm />
    </PageSection>
  )
}
