import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#app/lib/api.ts'
import { isStillHere } from '#app/lib/is-still-here.ts'
import { forgetAttempt, sendLead } from '#app/lib/send-lead.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { site } from '#content/site.ts'
import type { Survey, SurveyQuestion } from '#content/surveys/survey.ts'
import type { SurveyAnswered } from '#contracts/survey.ts'
import { completeSession, openSession, reportQuestionViewed } from './survey-analytics.ts'
import { forgetDraft, newDraft, type SurveyDraft, saveDraft, storedDraft } from './survey-draft.ts'
import { answersToSend, isAnswered } from './survey-rules.ts'
import { textsTypedBeforeStart } from './typed-before-start.ts'
import { useSurveyStep } from './use-survey-step.ts'

/** The survey from its first question to the thank-you page. */
export function useSurvey(survey: Survey, form: RefObject<HTMLFormElement | null>) {
  const { type, questions } = survey
  const navigate = useNavigate()
  // The prerendered page shows the first question, empty. What this tab remembers is added before the next paint.
  const [draft, setDraft] = useState<SurveyDraft>()
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const trap = useRef('')
  const { step, goToNext, goToPrevious } = useSurveyStep(questions, draft)

  useLayoutEffect(() => {
    const stored = storedDraft(type)
    const typed = textsTypedBeforeStart(form.current)
    const opened = stored ?? newDraft(Date.now())
    const open = () => setDraft({ ...opened, contactInfo: { ...opened.contactInfo, ...typed } })
    // A new survey looks as the page does already. In a hurry, React would do the rest of its start in the same task.
    if (stored || Object.keys(typed).length > 0) open()
    else startTransition(open)
  }, [type, form])

  const given = draft ?? newDraft(0)
  const question = questions[step] as SurveyQuestion
  const isLast = step === questions.length - 1
  const canGoOn = !pending && draft !== undefined && isAnswered(question, draft, site.surveyNeedsEveryAnswer)
  /** Whoever has left for another page meanwhile is not called back from it. */
  const isHere = () => isStillHere(form.current, `/survey/${type}`)

  const update = (change: Partial<SurveyDraft>) => {
    const changed = { ...(draft ?? newDraft(Date.now())), ...change }
    setDraft(changed)
    saveDraft(type, changed)
  }

  useReportedSteps(draft === undefined ? undefined : step, () =>
    reportQuestionViewed(draft?.session?.id, type, question, step),
  )

  async function goOn() {
    if (!canGoOn || busy.current) return
    busy.current = true
    try {
      if (question.type === 'contact-form') await openSessionFor(given.contactInfo.email)
      if (isHere()) goToNext()
    } finally {
      busy.current = false
    }
  }

  function goBack() {
    if (busy.current) return
    if (step === 0) navigate('/')
    else goToPrevious()
  }

  async function openSessionFor(email: string) {
    if (email === '' || given.session?.email === email) return
    setPending(true)
    const id = await openSession(type, email)
    setPending(false)
    if (id) update({ session: { id, email } })
  }

  async function send() {
    if (!canGoOn || busy.current) return
    busy.current = true
    setPending(true)
    try {
      await completeSession(given.session?.id, given.toolkitOptIn)
      const { emailStatus } = await sendLead<SurveyAnswered>({
        path: '/api/survey/submit',
        name: attemptName(type),
        fields: {
          surveyType: type,
          contactInfo: given.contactInfo,
          answers: answersToSend(questions, given.answers),
          toolkitOptIn: given.toolkitOptIn,
        },
        trap: trap.current,
        openedAt: given.openedAt,
      })
      if (!(emailStatus.adminEmailSent && emailStatus.userEmailSent)) showToast(savedWithoutMail)
      else if (!isHere()) showToast(saved)
      if (isHere()) await navigate(`/survey/${type}/complete`, { replace: true })
      // Only now: should the thank-you page fail to load, sending again brings the same answer and no second lead.
      forgetDraft(type)
      forgetAttempt(attemptName(type))
    } catch (error) {
      showToast({ ...notSent, description: sentenceOf(error) ?? notSent.description })
      setPending(false)
    } finally {
      busy.current = false
    }
  }

  return { draft: given, step, question, isLast, canGoOn, pending, trap, update, goOn, goBack, send }
}

const attemptName = (type: Survey['type']) => `survey:${type}`

const saved = { title: 'Survey saved successfully!', description: 'Thank you. Our team will be in touch.' }

const savedWithoutMail = {
  title: 'Survey saved successfully!',
  description:
    "Your assessment has been saved, but we're having trouble sending confirmation emails. We'll reach out to you directly.",
}

const notSent = {
  title: 'Unable to submit survey',
  description: 'We encountered a problem. Please try again or contact support.',
  variant: 'destructive',
} as const

/** Runs the report whenever the step changes; showing the first one, or the same one after a reload, is no change. */
function useReportedSteps(step: number | undefined, report: () => void) {
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current !== undefined && step !== undefined && lastStep.current !== step) report()
    lastStep.current = step
  })
}
