import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { site } from '#content/site.ts'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import { reachableStep, type SurveyDraft } from './survey-rules.ts'

type StepState = { step?: number; cameFromStepBefore?: boolean } | null

/** Each step is a history entry. An unreachable step is replaced when it's opened, never while the visitor types. */
export function useSurveyStep(questions: readonly SurveyQuestion[], draft: SurveyDraft, isRestored: boolean) {
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as StepState
  const requested = state?.step ?? 0
  const [opened, setOpened] = useState({ key: '', step: 0 })
  const { step } = opened
  if (isRestored && opened.key !== location.key) {
    setOpened({ key: location.key, step: reachableStep(requested, questions, draft, site.surveyNeedsEveryAnswer) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry.
  useEffect(() => {
    if (opened.key && step !== requested) replaceStep(step)
  }, [opened])

  const replaceStep = (target: number) =>
    navigate('.', { state: { step: target }, replace: true, preventScrollReset: true })

  return {
    step,
    goToNext: () => navigate('.', { state: { step: step + 1, cameFromStepBefore: true }, preventScrollReset: true }),
    goToPrevious: () => (state?.cameFromStepBefore ? navigate(-1) : replaceStep(step - 1)),
  }
}
