import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import type { Content } from '#content/all-content.ts'

export function BetaApplied({ words }: { words: Content['beta']['applied'] }) {
  return (
    <PageSection>
      <TextWithPicture src="/pictures/thanks.svg" alt="">
        <PageHeading title={words.title} lead={words.lead}>
          <p>{words.note}</p>
          <p hidden data-reply-by>
            {words.replyBy}
          </p>
          <LinkButton to={words.home.to} className="mt-2">
            {words.home.text}
          </LinkButton>
        </PageHeading>
      </TextWithPicture>
    </PageSection>
  )
}
