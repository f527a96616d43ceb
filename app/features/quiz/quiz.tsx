import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { quizQuestions } from '#content/quiz.ts'
import { site } from '#content/site.ts'
import { QuizContact } from './quiz-contact.tsx'
import { currentQuestion, goOn, percentDone } from './quiz-progress.ts'
import { QuizQuestionForm } from './quiz-question-form.tsx'
import { useQuizDraft } from './use-quiz-draft.ts'

export function Quiz() {
  const { draft, advance, fillIn, discard } = useQuizDraft()
  const { progress } = draft
  const question = currentQuestion(progress)
  const top = useRef<HTMLDivElement>(null)
  const step = useRef<HTMLDivElement>(null)

  const showNextStep = () => {
    // Drawn at once, so that there is something to bring into view and to focus.
    flushSync(() => advance(goOn))
    // Ends the scrolling to the feedback, should it still be under way: it would go on and carry the question off.
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
      <NeedsScript>
        This quiz needs JavaScript. You can also write to us at {site.email}, and we will gladly talk it through.
      </NeedsScript>
      <div ref={step}>
        {question ? (
          <QuizQuestionForm question={question} progress={progress} advance={advance} onNext={showNextStep} />
        ) : (
          <QuizContact draft={draft} onFill={fillIn} onSent={discard} />
        )}
      </div>
    </div>
  )
}
