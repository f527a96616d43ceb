import { Outlet } from 'react-router'
import { PageSection } from '#app/ui/page-section.tsx'

/** What all admin pages share. Their meta is unlisted: none of them belongs in a search result. */
export default function AdminShell() {
  return (
    <PageSection>
      <Outlet />
    </PageSection>
  )
}
