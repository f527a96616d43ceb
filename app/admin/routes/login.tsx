import '#app/admin.css'
import { adminPage } from '#app/admin/frame/admin-page.ts'
import { LoginForm } from '#app/admin/session/login-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

export const handle = adminPage({
  title: 'Admin Login',
  description: 'Log in to the admin area.',
  path: '/admin/login',
})

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
