import { useLocation } from 'react-router'
import { Quiz } from '#app/features/quiz/quiz.tsx'
import { QuizComplete } from '#app/features/quiz/quiz-complete.tsx'
import { type PageHandle, pageMeta, unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

// One module for the quiz and its thank-you page: whoever has sent the quiz is thanked even if the network is gone by
// then, or a new release has given the files other names.
const isComplete = (pathname: string) => /\/complete\/?$/.test(pathname)

export const handle: PageHandle = {
  meta: ({ pathname }) =>
    isComplete(pathname)
      ? unlistedPageMeta({
          title: `Quiz Complete | ${site.name}`,
          description: 'Thank you for completing the Business Competency Assessment.',
          path: '/quiz/complete',
        })
      : pageMeta({
          title: 'Business Competency Assessment: AI and Automation Quiz',
          description:
            'Twelve short questions on AI and automation, each with an explanation, to see where you and your business stand.',
          path: '/quiz',
        }),
}

export function Component() {
  if (isComplete(useLocation().pathname)) return <QuizComplete />
  return (
    <PageSection width="narrow">
      {/* Smaller than on other pages: on a phone the first question is to be seen at once. */}
      <h1 className="text-heading-2 text-pine-deep">Business Competency Assessment</h1>
      <p className="mt-2 mb-6 text-ink-soft sm:mb-8">
        Twelve questions on AI and automation, each with an explanation.
      </p>
      <Quiz />
    </PageSection>
  )
}
