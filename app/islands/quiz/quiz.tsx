import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showNextPage } from '#app/islands/show-next-page.ts'
import { focusInView } from '#app/lib/browser/scrolling.ts'
import { emptyContact } from '#app/lib/forms/contact-info.ts'
import { useVisitorForm } from '#app/lib/forms/use-visitor-form.ts'
import { dismissToast, showToast } from '#app/lib/toast-store.ts'
import { showScore } from '#app/page-script/show-score.ts'
import { Button } from '#app/ui/button.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { HoneypotField } from '#app/ui/honeypot-field.tsx'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { EmailTextLink, TextLink } from '#app/ui/text-link.tsx'
import type { Content } from '#content/all-content.ts'
import type { ResponseOf } from '#contracts/call.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import type { submitQuiz } from '#contracts/quiz.ts'
import { choose, goToNextQuestion, initialProgress, type QuizProgress, resultsOf } from './quiz-progress.ts'
import { answerName, QuizQuestionForm } from './quiz-question-form.tsx'

type QuizProps = Pick<Content, 'contactFields'> &
  Pick<Content['consents'], 'contactConsent' | 'consentVersion'> & {
    questions: Content['quizQuestions']
    email: string
  }

type QuizDraft = { openedAt: number; progress: QuizProgress; contactInfo: ContactInfo }

const emptyDraft: QuizDraft = { openedAt: 0, progress: initialProgress, contactInfo: emptyContact }

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
    empty: emptyDraft,
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

type QuizContactProps = Pick<QuizProps, 'contactFields' | 'contactConsent'> & {
  contactInfo: ContactInfo
  pending: boolean
  failure: string | undefined
  onChange: (fields: Partial<ContactInfo>) => void
  onHoneypotFill: (value: string) => void
  onSubmit: () => void
}

function QuizContact({
  contactFields,
  contactConsent,
  contactInfo,
  pending,
  failure,
  onChange,
  onHoneypotFill,
  onSubmit,
}: QuizContactProps) {
  const headingId = useId()
  const [isChecked, setIsChecked] = useState(false)
  const toast = useRef(0)
  const isMissing = (name: keyof ContactInfo) => contactInfo[name].trim() === ''

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    dismissToast(toast.current)
    if (!contactFields.some(({ name }) => isMissing(name))) return onSubmit()
    toast.current = showToast({
      title: 'Missing information',
      description: 'Please fill out all contact fields before submitting.',
    })
    // The errors have to be rendered before the focus moves, or screen readers miss them.
    flushSync(() => setIsChecked(true))
    focusInView(event.currentTarget.querySelector<HTMLElement>('[aria-invalid]'))
  }

  return (
    <form noValidate onSubmit={submit} aria-labelledby={headingId} className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id={headingId} className="text-heading-3 text-pine-deep">
          How can we reach you?
        </h2>
        <p className="text-ink-soft">
          That was the last question. Tell us who you are and you'll see your score. We'll also email it to you, with an
          explanation of each question you missed. All four fields are required.
        </p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {contactFields.map(({ name, ...field }) => (
          <TextField
            key={name}
            name={name}
            {...field}
            required
            error={isChecked && isMissing(name) ? 'Please fill in this field.' : undefined}
            readOnly={pending}
            value={contactInfo[name]}
            onChange={event => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <HoneypotField onFill={onHoneypotFill} />
      <p className="text-small text-ink-soft">
        {contactConsent} Read how we handle your details in our{' '}
        <TextLink inline to="/privacy-policy">
          Privacy Policy
        </TextLink>
        .
      </p>
      <FormFailure failure={failure} />
      <Button type="submit" pending={pending} className="max-sm:w-full sm:self-start">
        {pending ? 'Submitting...' : 'Submit Quiz'}
      </Button>
    </form>
  )
}
