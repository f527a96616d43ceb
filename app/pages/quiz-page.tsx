import { renderIsland } from '#app/islands/island.tsx'
import { Quiz } from '#app/islands/quiz/quiz.tsx'
import type { Page } from '#app/shell/page.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Content } from '#content/all-content.ts'
import { createQuizCompletePage } from './quiz-complete.tsx'

export function createQuizPage(content: Content): Page {
  const { site, quizQuestions, contactFields, consents } = content
  const { contactConsent, consentVersion } = consents
  const { title, metaTitle, metaDescription, intro } = content.quizPage
  const quiz = { questions: quizQuestions, contactFields, contactConsent, consentVersion, email: site.email }
  return {
    path: '/quiz',
    title: metaTitle,
    description: metaDescription,
    island: 'quiz',
    next: createQuizCompletePage(content),
    body: (
      <PageSection width="narrow">
        {/* Smaller than elsewhere, so that a phone shows the first question without scrolling. */}
        <h1 className="text-heading-2 text-pine-deep">{title}</h1>
        <p className="mt-2 mb-6 text-ink-soft sm:mb-8">{intro}</p>
        {renderIsland(Quiz, quiz)}
      </PageSection>
    ),
  }
}
