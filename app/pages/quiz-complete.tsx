import type { Page } from '#app/shell/page.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PictureSection } from '#app/ui/picture-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Content } from '#content/all-content.ts'

export function createQuizCompletePage(content: Content): Page {
  const { site, quizComplete } = content
  return {
    path: '/quiz/complete',
    title: `${quizComplete.metaTitle} | ${site.name}`,
    description: quizComplete.metaDescription,
    isUnlisted: true,
    body: (
      <PictureSection src="/pictures/thanks.svg" title={quizComplete.title} lead={quizComplete.lead}>
        <Score content={content} />
        <LinkButton to={quizComplete.about.to}>{quizComplete.about.text}</LinkButton>
      </PictureSection>
    ),
  }
}

/** Hidden until app/page-script/show-score.ts fills it in, since only the browser knows the score. */
const Score = ({ content: { quizQuestions, quizComplete, rightOnFirstTry } }: { content: Content }) => (
  <>
    <h2 hidden data-score className="mt-2 text-heading-3 text-pine-deep">
      {quizComplete.score} <span data-right-answers /> {rightOnFirstTry}
    </h2>
    <div hidden data-missed className="flex flex-col gap-5">
      <p>{quizComplete.missed}</p>
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
