import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { LostScreen } from '#app/shell/lost-screen.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Page Not Found | ${site.name}`,
    description: 'There is no page at this address.',
  })

export default function NotFoundPage() {
  return (
    <LostScreen>
      <PageHeading
        title="Page Not Found"
        lead="There is no page at this address. It may have moved, or the link may have a slip in it."
      >
        <div className="flex flex-wrap gap-4">
          <LinkButton to="/">Back to Home</LinkButton>
          <LinkButton to="/articles" variant="secondary">
            Read our articles
          </LinkButton>
        </div>
      </PageHeading>
    </LostScreen>
  )
}
