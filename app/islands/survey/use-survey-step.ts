import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** `depth`: how many entries of the survey come before this one. */
type StepState = { step: number; depth: number } | null

type SurveySteps = {
  isRestored: boolean
  /** The step to show: the requested one, the last one shown, or an earlier one that still needs an answer. */
  chooseStep: (requested: number | undefined) => number
  onShow: (step: number) => void
}

/** Each step is a history entry. An unreachable step is replaced when it's opened, never while the visitor types. */
export function useSurveyStep({ isRestored, chooseStep, onShow }: SurveySteps) {
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
