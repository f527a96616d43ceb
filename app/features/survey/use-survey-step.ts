import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { site } from '#content/site.ts'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import type { SurveyDraft } from './survey-draft.ts'
import { reachableStep } from './survey-rules.ts'

type StepState = { step?: number; cameFromStepBefore?: boolean } | null

/**
 * Each step is an entry in the browser's history, so that its Back button steps back through the questions. An entry
 * for a step whose answers are not there (the survey was sent, or an answer was taken back) becomes one for the step
 * that needs them. That is decided once, when the entry is opened: typing never moves the visitor on.
 */
export function useSurveyStep(questions: readonly SurveyQuestion[], draft: SurveyDraft | undefined) {
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as StepState
  const [step, setStep] = useState(0)
  const latestDraft = useRef(draft)
  latestDraft.current = draft
  const isLoaded = draft !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history, by its key.
  useLayoutEffect(() => {
    if (!latestDraft.current) return
    const wanted = state?.step ?? 0
    const reachable = reachableStep(wanted, questions, latestDraft.current, site.surveyNeedsEveryAnswer)
    setStep(reachable)
    if (reachable !== wanted) replaceBy(reachable)
  }, [location.key, isLoaded])

  const replaceBy = (target: number) =>
    navigate('.', { state: { step: target }, replace: true, preventScrollReset: true })

  return {
    step,
    goToNext: () => navigate('.', { state: { step: step + 1, cameFromStepBefore: true }, preventScrollReset: true }),
    goToPrevious: () => (state?.cameFromStepBefore ? navigate(-1) : replaceBy(step - 1)),
  }
}
