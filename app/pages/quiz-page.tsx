import { useLocation } from 'react-router'
import { Quiz } from '#app/islands/quiz/quiz.tsx'
import { QuizComplete } from '#app/pages/quiz-complete.tsx'
import { type PageHandle, pageMeta, unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import { site } from '#content/site.ts'

// One module for both pages: the thank-you page then needs no network and survives a release in between.
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
          description: 'Twelve short questions on AI and automation, each with an explanation. See how you score.',
          path: '/quiz',
        }),
}

export function Component() {
  if (isComplete(useLocation().pathname)) return <QuizComplete />
  return (
    <PageSection width="narrow">
      {/* Smaller than elsewhere, so that a phone shows the first question without scrolling. */}
      <h1 className="text-heading-2 text-pine-deep">Business Competency Assessment</h1>
      <p className="mt-2 mb-6 text-ink-soft sm:mb-8">
        Twelve questions on AI and automation, each with an explanation.
      </p>
      <Quiz />
    </PageSection>
  )
}
