import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { keepInTab, readFromTab, removeFromTab } from '#app/lib/tab-storage.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import { draftFrom, newDraft, type QuizDraft } from './quiz-draft.ts'
import { choose, currentQuestion, type QuizProgress } from './quiz-progress.ts'

const storageKey = 'draft:quiz'
const prerendered = newDraft(0)

export const answerName = 'quiz-answer'

/** The quiz as this visitor left it, in this tab. */
export function useQuizDraft() {
  const [draft, setDraft] = useState<QuizDraft>()
  useLayoutEffect(() => {
    const stored = draftFrom(readFromTab(storageKey))
    const opened = stored ?? newDraft(Date.now())
    const progress = withEarlyChoice(opened.progress)
    const open = () => setDraft(current => current ?? { ...opened, progress })
    // A new quiz looks as the page does already. In a hurry, React would do the rest of its start in the same task.
    if (stored || progress !== opened.progress) open()
    else startTransition(open)
  }, [])
  useEffect(() => {
    if (draft) keepInTab(storageKey, draft)
  }, [draft])

  const advance = useCallback((rule: (progress: QuizProgress) => QuizProgress) => {
    setDraft((current = newDraft(Date.now())) => ({ ...current, progress: rule(current.progress) }))
  }, [])
  const fillIn = (field: keyof ContactInfo, value: string) =>
    setDraft(current => current && { ...current, contactInfo: { ...current.contactInfo, [field]: value } })
  const discard = () => removeFromTab(storageKey)

  return { draft: draft ?? prerendered, advance, fillIn, discard }
}

/** The page can be answered before its scripts have started: a choice made until then is kept. */
function withEarlyChoice(progress: QuizProgress) {
  const option = document.querySelector<HTMLInputElement>(`input[name="${answerName}"]:checked`)?.value
  const isOffered = option !== undefined && currentQuestion(progress)?.options.includes(option)
  return isOffered ? choose(option)(progress) : progress
}
