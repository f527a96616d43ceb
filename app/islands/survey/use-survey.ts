import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { showNextPage } from '#app/islands/show-next-page.ts'
import { useVisitorForm } from '#app/lib/forms/use-visitor-form.ts'
import { loadPlanRules } from '#app/lib/load-plan-rules.ts'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import type { ResponseOf } from '#contracts/call.ts'
import type { Notes, SurveyReceipt } from '#contracts/plan.ts'
import type { submitSurvey } from '#contracts/survey.ts'
import { completeSurveySession, openSurveySession, reportQuestionViewed } from './survey-analytics.ts'
import type { SurveyProps } from './survey-props.ts'
import {
  answersToSend,
  emptySurveyDraft,
  hasValidAnswers,
  isAnswered,
  reachableStep,
  type SurveyDraft,
} from './survey-rules.ts'

const toasts = {
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

export function useSurvey(
  { type, questions, contactFields, consents, needsEveryAnswer }: SurveyProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const { draft, isRestored, change, start, submit, ...submission } = useVisitorForm<typeof submitSurvey, SurveyDraft>({
    name: `survey:${type}`,
    address: 'POST /api/survey/submit',
    consentVersion: consents.consentVersion,
    empty: emptySurveyDraft,
    isUsable: hasValidAnswers,
    addEarlyInput: stored => addEarlyInput(stored, form.current, contactFields),
    toasts,
    onSent: ({ receipt = receiptOfToday(contactInfo.businessName) }) => {
      const notes: Notes = { surveyType: type, answers: answersToSend(questions, answers), ...receipt }
      return showNextPage({ ownEntries: ownEntries(), state: { notes } })
    },
  })
  const { contactInfo, answers, toolkitOptIn, session } = draft
  const update = (fields: Partial<SurveyDraft>) => change(current => ({ ...current, ...fields }))
  const { step, isOpen, ownEntries, goToNext, goToPrevious } = useSurveyStep({
    isRestored,
    chooseStep: requested => reachableStep(requested ?? draft.step ?? 0, questions, draft, needsEveryAnswer),
    onShow: shown => update({ step: shown }),
  })
  const question = questions[step] as SurveyQuestion
  const isLast = step === questions.length - 1
  const { pending } = submission
  const canGoForward = !pending && isRestored && isAnswered(question, draft, needsEveryAnswer)

  // The next question doesn't wait for the session. What's reported about it does.
  const opening = useRef<Promise<string | undefined>>(undefined)
  const sessionId = async () => (await opening.current) ?? session?.id
  const openSession = async (email: string) => {
    opening.current = sessionId().then(id => openSurveySession(type, email, id))
    const id = await opening.current
    if (id) update({ session: { id, email } })
  }

  // The first question shown, or the same one after a reload, isn't a step change.
  const reportedStep = useRef<number>(undefined)
  const report = useEffectEvent(async (shown: number) => {
    const last = reportedStep.current
    reportedStep.current = shown
    if (last === undefined || last === shown) return
    const { id } = question
    reportQuestionViewed(await sessionId(), type, id, shown)
  })
  useEffect(() => {
    if (isOpen) report(step)
  }, [isOpen, step])

  // Its plan can then be made even if the connection is lost after sending.
  useEffect(() => {
    if (isLast) loadPlanRules(type).catch(() => undefined)
  }, [isLast, type])

  function goForward() {
    if (!canGoForward) return
    if (question.type === 'contact-form') {
      start()
      if (session?.email !== contactInfo.email) openSession(contactInfo.email)
    }
    goToNext()
  }

  function goBack() {
    if (pending) return
    if (step === 0) location.assign('/')
    else goToPrevious()
  }

  const send = async () => {
    if (!canGoForward) return
    await submit(async () => {
      const id = await sessionId()
      await completeSurveySession(id, toolkitOptIn)
      return { surveyType: type, contactInfo, answers: answersToSend(questions, answers), toolkitOptIn, sessionId: id }
    })
  }

  return { ...submission, draft, isRestored, step, question, isLast, canGoForward, update, goForward, goBack, send }
}

/** A server that's older than the page sends none. */
const receiptOfToday = (businessName: string): SurveyReceipt => ({
  submittedOn: new Date().toISOString().slice(0, 10),
  replyBy: null,
  bookingUrl: null,
  businessName,
  country: null,
})

function addEarlyInput(draft: SurveyDraft, form: HTMLFormElement | null, fields: SurveyProps['contactFields']) {
  const values = new FormData(form ?? undefined)
  const typed = fields.flatMap(({ name }) => {
    const value = values.get(name)
    return value ? [[name, value] as const] : []
  })
  return typed.length > 0 ? { ...draft, contactInfo: { ...draft.contactInfo, ...Object.fromEntries(typed) } } : draft
}

/** `depth`: how many entries of the survey come before this one. */
type StepState = { step: number; depth: number } | null

type SurveySteps = {
  isRestored: boolean
  /** The step to show: the requested one, the last one shown, or an earlier one that still needs an answer. */
  chooseStep: (requested: number | undefined) => number
  onShow: (step: number) => void
}

/** Each step is a history entry. An unreachable step is replaced when it's opened, never while the visitor types. */
function useSurveyStep({ isRestored, chooseStep, onShow }: SurveySteps) {
  const [openedStep, setStep] = useState<number>()
  const step = openedStep ?? 0
  const depth = useRef(0)

  const show = (shown: number) => {
    setStep(shown)
    onShow(shown)
  }

  const open = useEffectEvent((depthWithoutState: number) => {
    const state = history.state as StepState
    const chosen = chooseStep(state?.step)
    depth.current = state?.depth ?? depthWithoutState
    if (state?.step !== chosen) history.replaceState({ step: chosen, depth: depth.current }, '')
    show(chosen)
  })
  useLayoutEffect(() => {
    if (!isRestored) return
    const { pathname } = location
    open(0)
    const onPopState = () => {
      // Without a state, a link within the page has added the entry.
      if (location.pathname === pathname) open(depth.current + 1)
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [isRestored])

  return {
    step,
    isOpen: openedStep !== undefined,
    ownEntries: () => depth.current,
    goToNext() {
      depth.current += 1
      history.pushState({ step: step + 1, depth: depth.current }, '')
      show(step + 1)
    },
    goToPrevious() {
      if (depth.current > 0) return history.back()
      history.replaceState({ step: step - 1, depth: 0 }, '')
      show(step - 1)
    },
  }
}
