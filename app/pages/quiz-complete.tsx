import { unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import type { Page } from '#app/shell/page.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import type { Content } from '#content/all-content.ts'

export function createQuizCompletePage(content: Content): Page {
  const path = '/quiz/complete'
  return {
    path,
    head: unlistedPageMeta(content.site, {
      title: `Quiz Complete | ${content.site.name}`,
      description: 'Thank you for completing the Business Competency Assessment.',
      path,
    }),
    body: (
      <PageSection>
        <TextWithPicture src="/pictures/thanks.svg" alt="">
          <PageHeading
            title="Assessment Complete!"
            lead="Thank you for working through all twelve questions. We're emailing you your score, with an explanation of each question you missed."
          >
            <Score content={content} />
            <LinkButton to="/about">Learn More about Us</LinkButton>
          </PageHeading>
        </TextWithPicture>
      </PageSection>
    ),
  }
}

/** Hidden until app/page-script/show-score.ts fills it in, since only the browser knows the score. */
const Score = ({ content: { quizQuestions, rightOnFirstTry } }: { content: Content }) => (
  <>
    <h2 hidden data-score className="mt-2 text-heading-3 text-pine-deep">
      You got <span data-right-answers /> {rightOnFirstTry}
    </h2>
    <div hidden data-missed className="flex flex-col gap-5">
      <p>Worth another look:</p>
      <ul className="list-disc pl-6 marker:text-amber-deep">
        {quizQuestions.map(({ id, topic, readMore }) => (
          <li key={id} hidden data-question={id}>
            <TextLink to={readMore}>{topic}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  </>
)
