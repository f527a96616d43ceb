import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#app/lib/api.ts'
import { isStillHere } from '#app/lib/is-still-here.ts'
import { forgetAttempt, sendLead } from '#app/lib/send-lead.ts'
import { showToast } from '#app/ui/toast-store.ts'
import type { QuizAnswered } from '#contracts/quiz.ts'
import type { QuizDraft } from './quiz-draft.ts'
import { submissionOf } from './quiz-submission.ts'

type Quiz = { draft: QuizDraft; trap: string; form: HTMLFormElement }

/** Sends the finished quiz and tells the visitor how that went. */
export function useQuizSending(onSent: () => void) {
  const [sending, setSending] = useState(false)
  const navigate = useNavigate()

  const send = async ({ draft, trap, form }: Quiz) => {
    setSending(true)
    try {
      const { emailSent } = await sendLead<QuizAnswered>({
        path: '/api/quiz/submit',
        name: 'quiz',
        fields: submissionOf(draft),
        trap,
        openedAt: draft.openedAt,
      })
      if (!emailSent) sayThatMailIsLate()
      // Whoever has left for another page meanwhile is not called back from it.
      if (isStillHere(form, '/quiz')) await navigate('/quiz/complete', { replace: true })
      // Only now: should the thank-you page fail to load, sending again brings the same answer and no second lead.
      onSent()
      forgetAttempt('quiz')
    } catch (error) {
      console.error(error)
      setSending(false)
      sayThatItFailed(error)
    }
  }

  return { sending, send }
}

const sayThatMailIsLate = () =>
  showToast({
    title: 'Quiz completed!',
    description:
      "Your quiz has been submitted, but we're having trouble sending the notification email. We'll reach out to you directly.",
  })

const sayThatItFailed = (error: unknown) =>
  showToast({
    title: 'Unable to submit quiz',
    description:
      sentenceOf(error) ?? 'We encountered a problem submitting your quiz. Please try again or contact support.',
    variant: 'destructive',
  })
