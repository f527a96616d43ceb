import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useVisitorForm } from '#app/lib/forms/use-visitor-form.ts'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { quizQuestions } from '#content/quiz.ts'
import { site } from '#content/site.ts'
import type { ResponseOf } from '#contracts/call.ts'
import type { submitQuiz } from '#contracts/quiz.ts'
import { QuizContact } from './quiz-contact.tsx'
import { emptyQuizDraft, isReachable, type QuizDraft } from './quiz-draft.ts'
import {
  choose,
  currentQuestion,
  goToNextQuestion,
  percentDone,
  type QuizProgress,
  resultsOf,
} from './quiz-progress.ts'
import { answerName, QuizQuestionForm } from './quiz-question-form.tsx'

const toasts = {
  sent: { title: 'Quiz completed!', description: 'Thank you. Our team will be in touch.' },
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

export function Quiz() {
  const navigate = useNavigate()
  const { draft, change, start, pending, submit, onHoneypotFill } = useVisitorForm<typeof submitQuiz, QuizDraft>({
    name: 'quiz',
    address: 'POST /api/quiz/submit',
    empty: emptyQuizDraft,
    isUsable: isReachable,
    addEarlyInput,
    toasts,
    onSent: (): void | Promise<void> => navigate('/quiz/complete', { replace: true, state: draft.progress.attempts }),
  })
  const { progress, contactInfo } = draft
  const question = currentQuestion(progress)
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
          {question ? `Question ${progress.questionIndex + 1} of ${quizQuestions.length}` : 'Final Step'}
        </p>
        <ProgressBar label="Quiz progress" percent={percentDone(progress)} />
      </div>
      <NoScriptNotice>
        This quiz needs JavaScript. You can also email us at {site.email}, and we'll go through it with you.
      </NoScriptNotice>
      <div ref={step}>
        {question ? (
          <QuizQuestionForm question={question} progress={progress} advance={advance} onNext={showNextStep} />
        ) : (
          <QuizContact
            contactInfo={contactInfo}
            pending={pending}
            onChange={fields => change(current => ({ ...current, contactInfo: { ...current.contactInfo, ...fields } }))}
            onHoneypotFill={onHoneypotFill}
            onSubmit={() => submit(() => ({ contactInfo, results: resultsOf(progress) }))}
          />
        )}
      </div>
    </div>
  )
}

function addEarlyInput(draft: QuizDraft) {
  const option = document.querySelector<HTMLInputElement>(`input[name="${answerName}"]:checked`)?.value
  const isOffered = option !== undefined && currentQuestion(draft.progress)?.options.includes(option)
  return isOffered ? { ...draft, progress: choose(option)(draft.progress) } : draft
}
