import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useVisitorForm } from '#app/lib/forms/use-visitor-form.ts'
import { contactFields } from '#content/contact-fields.ts'
import { site } from '#content/site.ts'
import type { Survey, SurveyQuestion } from '#content/surveys/survey.ts'
import type { ResponseOf } from '#contracts/call.ts'
import type { submitSurvey } from '#contracts/survey.ts'
import { completeSurveySession, openSurveySession, reportQuestionViewed } from './survey-analytics.ts'
import { answersToSend, emptySurveyDraft, hasValidAnswers, isAnswered, type SurveyDraft } from './survey-rules.ts'
import { useSurveyStep } from './use-survey-step.ts'

const toasts = {
  sent: { title: 'Survey saved successfully!', description: 'Thank you. Our team will be in touch.' },
  afterResponse: ({ emailStatus }: ResponseOf<typeof submitSurvey>) =>
    !(emailStatus.adminEmailSent && emailStatus.userEmailSent) && {
      title: 'Survey saved successfully!',
      description:
        "Your assessment has been saved, but we're having trouble sending confirmation emails. We'll reach out to you directly.",
    },
  failed: {
    title: 'Unable to submit survey',
    description: 'We encountered a problem. Please try again or contact support.',
  },
}

export function useSurvey({ type, questions }: Survey, form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate()
  const { draft, isRestored, change, start, submit, isHere, onHoneypotFill, ...submission } = useVisitorForm<
    typeof submitSurvey,
    SurveyDraft
  >({
    name: `survey:${type}`,
    address: 'POST /api/survey/submit',
    empty: emptySurveyDraft,
    isUsable: hasValidAnswers,
    addEarlyInput: stored => addEarlyInput(stored, form.current),
    toasts,
    onSent: () => navigate(`/survey/${type}/complete`, { replace: true }),
  })
  const { contactInfo, answers, toolkitOptIn, session } = draft
  const { step, goToNext, goToPrevious } = useSurveyStep(questions, draft, isRestored)
  const [opening, setOpening] = useState(false)
  const pending = opening || submission.pending
  const question = questions[step] as SurveyQuestion
  const isLast = step === questions.length - 1
  const canGoForward = !pending && isRestored && isAnswered(question, draft, site.surveyNeedsEveryAnswer)

  const update = (fields: Partial<SurveyDraft>) => change(current => ({ ...current, ...fields }))

  // The first question shown, or the same one after a reload, isn't a step change.
  const reportedStep = useRef<number>(undefined)
  const report = useEffectEvent((shown: number) => {
    const last = reportedStep.current
    reportedStep.current = shown
    if (last !== undefined && last !== shown) reportQuestionViewed(session?.id, type, question.id, shown)
  })
  useEffect(() => {
    if (isRestored) report(step)
  }, [isRestored, step])

  async function goForward() {
    if (!canGoForward) return
    const { email } = contactInfo
    if (question.type === 'contact-form') start()
    if (question.type === 'contact-form' && session?.email !== email) {
      setOpening(true)
      const id = await openSurveySession(type, email, session?.id)
      setOpening(false)
      if (id) update({ session: { id, email } })
    }
    if (isHere()) goToNext()
  }

  function goBack() {
    if (pending) return
    if (step === 0) navigate('/')
    else goToPrevious()
  }

  const send = async () => {
    if (!canGoForward) return
    await submit(async () => {
      await completeSurveySession(session?.id, toolkitOptIn)
      const sessionId = session?.id
      return { surveyType: type, contactInfo, answers: answersToSend(questions, answers), toolkitOptIn, sessionId }
    })
  }

  return { draft, step, question, isLast, canGoForward, pending, update, goForward, goBack, send, onHoneypotFill }
}

function addEarlyInput(draft: SurveyDraft, form: HTMLFormElement | null) {
  const values = new FormData(form ?? undefined)
  const typed = contactFields.flatMap(({ name }) => {
    const value = values.get(name)
    return value ? [[name, value] as const] : []
  })
  return typed.length > 0 ? { ...draft, contactInfo: { ...draft.contactInfo, ...Object.fromEntries(typed) } } : draft
}
