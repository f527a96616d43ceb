import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { BesidePicture } from '#app/ui/beside-picture.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Page Not Found | ${site.name}`,
    description: 'There is no page at this address.',
  })

export default function NotFoundPage() {
  return (
    <PageSection>
      <BesidePicture src="/pictures/lost.svg" alt="">
        <PageHeading
          title="Page Not Found"
          lead="There is no page at this address. It may have moved, or the link may be mistyped."
        >
          <div className="flex flex-wrap gap-4">
            <LinkButton to="/">Back to Home</LinkButton>
            <LinkButton to="/articles" variant="secondary">
              Read our articles
            </LinkButton>
          </div>
        </PageHeading>
      </BesidePicture>
    </PageSection>
  )
}
