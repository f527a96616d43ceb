import { useEffect, useRef } from 'react'

type Actions = { next: () => void; submitOrNext: () => void; back: () => void }

const isRadio = (element: Element) => element.matches('input[type="radio"], [role="radio"]')
/** Enter means something of its own here. */
const ownsEnter = (element: Element) =>
  Boolean(element.closest('textarea, a, button, summary, select, [contenteditable]'))
/** Arrow keys move within these. */
const ownsArrows = (element: Element) =>
  Boolean(
    element.closest(
      'input, textarea, select, ul, ol, [contenteditable], [role="slider"], [role="radio"], [role="listbox"], [role="list"], [role="tab"]',
    ),
  )

/**
 * Enter goes on, except where it means something else: in a text area, on a radio button, on a link or a button. The
 * right and left arrows go on and back when the focus is not in an input, a slider, a radio button or a list. Going on
 * by arrow never sends the form.
 */
export function useSurveyKeys(actions: Actions) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, repeat, isComposing, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
      if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || shiftKey) return
      // Elsewhere (the header, a toast) keys have nothing to do with the survey.
      if (!(target instanceof Element) || !(target === document.body || target.closest('main'))) return
      if (key === 'Enter' && !ownsEnter(target)) {
        // Or the browser would submit the form by itself.
        event.preventDefault()
        if (!repeat && !isRadio(target)) latest.current.submitOrNext()
      }
      if (ownsArrows(target) || repeat) return
      if (key === 'ArrowRight') latest.current.next()
      if (key === 'ArrowLeft') latest.current.back()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
