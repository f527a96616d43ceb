import { useLocation } from 'react-router'
import { useHydrated } from '#app/lib/browser/use-hydrated.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import { missedQuestions, scoreText } from '#content/quiz.ts'

export function QuizComplete() {
  // Attempts per question, passed by the quiz; null if this page is opened directly.
  const attempts: Readonly<Record<number, number>> | null = useLocation().state
  const hydrated = useHydrated()
  return (
    <PageSection>
      <TextWithPicture src="/pictures/thanks.svg" alt="">
        <PageHeading
          title="Assessment Complete!"
          lead="Thank you for working through all twelve questions. We got your answers and we'll be in touch."
        >
          {hydrated && attempts && <Score attempts={attempts} />}
          <LinkButton to="/about">Learn More about Us</LinkButton>
        </PageHeading>
      </TextWithPicture>
    </PageSection>
  )
}

function Score({ attempts }: { attempts: Readonly<Record<number, number>> }) {
  const missed = missedQuestions(attempts)
  return (
    <>
      <h2 className="mt-2 text-heading-3 text-pine-deep">You got {scoreText(missed.length)}</h2>
      {missed.length > 0 && (
        <>
          <p>Worth another look:</p>
          <ul className="list-disc pl-6 marker:text-amber-deep">
            {missed.map(({ id, topic, readMore }) => (
              <li key={id}>
                <TextLink to={readMore}>{topic}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
