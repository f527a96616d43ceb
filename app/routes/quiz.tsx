import { Quiz } from '#app/features/quiz/quiz.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { PageSection } from '#app/ui/page-section.tsx'

export const meta = () =>
  pageMeta({
    title: 'Business Competency Assessment: AI and Automation Quiz',
    description:
      'Twelve short questions on AI and automation, each with an explanation, to see where you and your business stand.',
    path: '/quiz',
  })

export default function QuizPage() {
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
