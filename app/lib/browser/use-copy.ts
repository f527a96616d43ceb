import { useEffect, useState } from 'react'

const shownAsCopiedMs = 2000

/** `select` runs if the browser blocks copying, so that people can copy the text themselves. */
export function useCopy(text: string, select: () => void) {
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(setOutcome, shownAsCopiedMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      select()
      setOutcome('selected')
    }
  }
  return { outcome, copy }
}
