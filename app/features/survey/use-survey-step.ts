import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { site } from '#content/site.ts'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import { reachableStep, type SurveyDraft } from './survey-rules.ts'

type StepState = { step?: number; cameFromStepBefore?: boolean } | null

/**
 * Each step is an entry in the browser's history, so that its Back button steps back through the questions. An entry
 * for a step whose answers aren't there (the survey was sent, or an answer was removed) becomes one for the step
 * that needs them. That's decided once, when the entry is opened: typing never moves the visitor on.
 */
export function useSurveyStep(questions: readonly SurveyQuestion[], draft: SurveyDraft, isRestored: boolean) {
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as StepState
  const wanted = state?.step ?? 0
  const [opened, setOpened] = useState({ key: '', step: 0 })
  const { step } = opened
  if (isRestored && opened.key !== location.key) {
    setOpened({ key: location.key, step: reachableStep(wanted, questions, draft, site.surveyNeedsEveryAnswer) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry.
  useEffect(() => {
    if (opened.key && step !== wanted) replaceBy(step)
  }, [opened])

  const replaceBy = (target: number) =>
    navigate('.', { state: { step: target }, replace: true, preventScrollReset: true })

  return {
    step,
    goToNext: () => navigate('.', { state: { step: step + 1, cameFromStepBefore: true }, preventScrollReset: true }),
    goToPrevious: () => (state?.cameFromStepBefore ? navigate(-1) : replaceBy(step - 1)),
  }
}
