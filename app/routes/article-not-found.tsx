import { unlistedPageMeta } from '#app/lib/page-meta.ts'
import { BesidePicture } from '#app/ui/beside-picture.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

export const meta = () =>
  unlistedPageMeta({
    title: `Article Not Found | ${site.name}`,
    description: "The article you're looking for doesn't exist.",
  })

export default function ArticleNotFoundPage() {
  return (
    <PageSection>
      <BesidePicture src="/pictures/lost.svg" alt="">
        <PageHeading title="Article Not Found" lead="The article you're looking for doesn't exist.">
          <LinkButton to="/articles">Back to Articles</LinkButton>
        </PageHeading>
      </BesidePicture>
    </PageSection>
  )
}
