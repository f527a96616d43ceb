import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { showNextPage } from '#app/islands/show-next-page.ts'
import { useVisitorForm } from '#app/lib/forms/use-visitor-form.ts'
import { showScore } from '#app/page-script/show-score.ts'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { EmailTextLink } from '#app/ui/text-link.tsx'
import type { ResponseOf } from '#contracts/call.ts'
import type { submitQuiz } from '#contracts/quiz.ts'
import { QuizContact } from './quiz-contact.tsx'
import { emptyQuizDraft, isReachable, type QuizDraft } from './quiz-draft.ts'
import { choose, goToNextQuestion, type QuizProgress, resultsOf } from './quiz-progress.ts'
import type { QuizProps } from './quiz-props.ts'
import { answerName, QuizQuestionForm } from './quiz-question-form.tsx'

const toasts = {
  afterResponse: ({ emailSent }: ResponseOf<typeof submitQuiz>) =>
    !emailSent && {
      title: 'Quiz completed!',
      description:
        "Your quiz has been submitted, but we're having trouble sending the notification email. We'll reach out to you directly.",
    },
  failed: {
    title: 'Unable to submit quiz',
    description: 'We encountered a problem submitting your quiz. Please try again or contact support.',
  },
}

export function Quiz({ questions, contactFields, contactConsent, consentVersion, email }: QuizProps) {
  const { draft, change, start, pending, failure, submit, onHoneypotFill } = useVisitorForm<
    typeof submitQuiz,
    QuizDraft
  >({
    name: 'quiz',
    address: 'POST /api/quiz/submit',
    consentVersion,
    empty: emptyQuizDraft,
    isUsable: stored => isReachable(questions, stored),
    addEarlyInput: stored => addEarlyInput(questions, stored),
    toasts,
    async onSent() {
      await showNextPage({ state: attempts })
      showScore(document, attempts)
    },
  })
  const { progress, contactInfo } = draft
  const { questionIndex, attempts } = progress
  const question = questions[questionIndex]
  const top = useRef<HTMLDivElement>(null)
  const step = useRef<HTMLDivElement>(null)

  const advance = (update: (progress: QuizProgress) => QuizProgress) => {
    start()
    change(current => ({ ...current, progress: update(current.progress) }))
  }

  const showNextStep = () => {
    // Synchronous, so that the next step is there to scroll to and focus.
    flushSync(() => advance(goToNextQuestion))
    // Stops a smooth scroll to the feedback, which would scroll past the question.
    scrollTo({ top: scrollY, behavior: 'instant' })
    top.current?.scrollIntoView({ block: 'nearest' })
    step.current?.querySelector('input')?.focus({ preventScroll: true })
  }

  return (
    <div className="flex flex-col gap-6">
      <div ref={top} className="flex flex-col gap-2">
        <p className="text-small font-semibold text-ink-soft">
          {question ? `Question ${questionIndex + 1} of ${questions.length}` : 'Final Step'}
        </p>
        <ProgressBar label="Quiz progress" percent={(questionIndex / questions.length) * 100} />
      </div>
      <NoScriptNotice>
        This quiz needs JavaScript. You can also email us at <EmailTextLink address={email} />, and we'll go through it
        with you.
      </NoScriptNotice>
      <div ref={step}>
        {question ? (
          <QuizQuestionForm
            question={question}
            isLast={questionIndex === questions.length - 1}
            progress={progress}
            advance={advance}
            onNext={showNextStep}
          />
        ) : (
          <QuizContact
            {...{ contactFields, contactConsent, failure }}
            contactInfo={contactInfo}
            pending={pending}
            onChange={fields => change(current => ({ ...current, contactInfo: { ...current.contactInfo, ...fields } }))}
            onHoneypotFill={onHoneypotFill}
            onSubmit={() => submit(() => ({ contactInfo, results: resultsOf(questions, progress) }))}
          />
        )}
      </div>
    </div>
  )
}

function addEarlyInput(questions: QuizProps['questions'], draft: QuizDraft) {
  const option = document.querySelector<HTMLInputElement>(`input[name="${answerName}"]:checked`)?.value
  const isOffered = option !== undefined && questions[draft.progress.questionIndex]?.options.includes(option)
  return isOffered ? { ...draft, progress: choose(option)(draft.progress) } : draft
}
