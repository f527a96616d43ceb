import '#app/admin.css'
import { LoginForm } from '#app/features/admin/session/login-form.tsx'
import { type PageHandle, unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

export const handle: PageHandle = {
  meta: () =>
    unlistedPageMeta({
      title: `Admin Login | ${site.name}`,
      description: 'Log in to the admin area.',
      path: '/admin/login',
    }),
}

export function Component() {
  return (
    <PageSection>
      <div className="mx-auto max-w-112">
        <PageHeading title="Admin Login" lead="For our team only." />
        <Card className="mt-8">
          <LoginForm />
        </Card>
      </div>
    </PageSection>
  )
}
