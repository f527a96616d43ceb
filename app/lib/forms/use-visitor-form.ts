import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { errorMessage } from '#app/lib/api.ts'
import { hasShape, readFromTab, removeFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import { dismissToast, showToast, type ToastMessage } from '#app/lib/toast-store.ts'
import type { AddressOf, ResponseOf } from '#contracts/call.ts'
import { countStep } from './count-step.ts'
import { clearAttempt, sendForm, type VisitorFormCall } from './send-form.ts'

type VisitorForm<C extends VisitorFormCall, Draft> = {
  /** Used in the storage keys `draft:<name>` and `attempt:<name>`. */
  name: string
  address: AddressOf<C>
  empty: Draft
  isUsable?: (stored: Draft) => boolean
  /** Adds input from before hydration. Returns the same draft if there is none. */
  addEarlyInput: (draft: Draft) => Draft
  onSent: () => void | Promise<void>
  toasts: {
    /** Shown if the visitor has left the page. */
    sent: ToastMessage
    /** Replaces `sent`, and is shown on any page. */
    afterResponse?: (response: ResponseOf<C>) => ToastMessage | false
    failed: ToastMessage
  }
}

export function useVisitorForm<C extends VisitorFormCall, Draft extends { openedAt: number; isStarted?: boolean }>(
  form: VisitorForm<C, Draft>,
) {
  type Fields = z.input<C['body']> | undefined
  const { name, address, empty, isUsable, addEarlyInput, onSent, toasts } = form
  const storageKey = `draft:${name}`
  // Undefined until the layout effect has restored the stored draft.
  const [draft, setDraft] = useState<Draft>()
  const [pending, setPending] = useState(false)
  const openedAt = useRef(0)
  const isStarted = useRef(false)
  const busy = useRef(false)
  const honeypot = useRef('')
  const failureToast = useRef(0)
  const isHere = useIsHere()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useLayoutEffect(() => {
    const fresh = { ...empty, openedAt: Date.now() }
    const stored = readFromTab<Draft>(storageKey)
    const isValid = hasShape(stored, empty) && (isUsable?.(stored) ?? true)
    const opened = addEarlyInput(isValid ? stored : fresh)
    openedAt.current = opened.openedAt
    isStarted.current = opened.isStarted === true
    // After the page view, which may start the visit.
    if (!isValid) setTimeout(countStep, 0, 'opened')
    const open = () => setDraft(current => current ?? opened)
    // An empty form looks the same already, and a synchronous update would hydrate it all in one long task.
    if (opened === fresh) startTransition(open)
    else open()
  }, [])

  useEffect(() => {
    if (draft) saveToTab(storageKey, draft)
  }, [draft, storageKey])

  const change = useCallback(
    (update: (draft: Draft) => Draft) => setDraft(current => update(current ?? { ...empty, openedAt: Date.now() })),
    [empty],
  )

  /** Counts the form as started, once per draft. */
  function start() {
    if (isStarted.current) return
    isStarted.current = true
    change(current => ({ ...current, isStarted: true }))
    countStep('started')
  }

  async function submit(prepare: () => Fields | Promise<Fields>) {
    if (busy.current) return
    busy.current = true
    setPending(true)
    start()
    dismissToast(failureToast.current)
    const isSent = await send(prepare).catch(showFailure)
    if (!isSent) setPending(false)
    busy.current = false
  }

  async function send(prepare: () => Fields | Promise<Fields>) {
    const fields = await prepare()
    if (!fields) return false
    const submission = { address, name, fields, honeypot: honeypot.current, openedAt: openedAt.current }
    const response = await sendForm<C>(submission)
    const toast = toasts.afterResponse?.(response) || (!isHere() && toasts.sent)
    if (toast) showToast(toast)
    if (isHere()) await onSent()
    // Last, so that sending again creates no second lead if the thank-you page fails to load.
    removeFromTab(storageKey)
    clearAttempt(name)
    return true
  }

  function showFailure(error: unknown) {
    const description = errorMessage(error) ?? toasts.failed.description
    failureToast.current = showToast({ ...toasts.failed, ...(description && { description }), variant: 'destructive' })
    return false
  }

  const onHoneypotFill = (value: string) => {
    honeypot.current = value
  }

  const isRestored = draft !== undefined
  return { draft: draft ?? empty, isRestored, change, start, pending, submit, isHere, onHoneypotFill }
}

/** The URL changes before the page unmounts, so this checks both. */
function useIsHere() {
  const path = useRef<string>(undefined)
  useEffect(() => {
    path.current = location.pathname
    return () => {
      path.current = undefined
    }
  }, [])
  return () => path.current === location.pathname
}
