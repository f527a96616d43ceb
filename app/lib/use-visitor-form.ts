import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { AddressOf, ResponseOf } from '#contracts/call.ts'
import { errorMessage } from './api.ts'
import { clearAttempt, type FormCall, sendForm } from './send-form.ts'
import { hasShape, readFromTab, removeFromTab, saveToTab } from './tab-storage.ts'
import { dismissToast, showToast, type ToastMessage } from './toast-store.ts'

type VisitorForm<C extends FormCall, Draft> = {
  /** The tab keeps the answers as `draft:<name>`, and a submission without a response as `attempt:<name>`. */
  name: string
  address: AddressOf<C>
  /** The draft of a form that nobody has touched. A stored draft of another shape is ignored. */
  empty: Draft
  /** Whether a stored draft of the right shape makes sense, too. */
  isUsable?: (stored: Draft) => boolean
  /** Adds what was entered before hydration. Returns the same draft if there's nothing to add. */
  addEarlyInput: (draft: Draft) => Draft
  /** Runs if the visitor is still on the page. */
  onSent: () => void | Promise<void>
  toasts: {
    /** For a visitor who has left the page. */
    sent: ToastMessage
    /** In place of `sent`, and also for a visitor who is still here. */
    afterResponse?: (response: ResponseOf<C>) => ToastMessage | false
    /** The description is for failures that the server doesn't explain. */
    failed: ToastMessage
  }
}

/** A form that becomes a lead: its draft, which survives a reload, its one submission at a time, and its toasts. */
export function useVisitorForm<C extends FormCall, Draft extends { openedAt: number }>(form: VisitorForm<C, Draft>) {
  type Fields = z.input<C['body']> | undefined
  const { name, address, empty, isUsable, addEarlyInput, onSent, toasts } = form
  const storageKey = `draft:${name}`
  // The prerendered page shows an empty form. What this tab has stored is added before the next paint.
  const [draft, setDraft] = useState<Draft>()
  const [pending, setPending] = useState(false)
  const openedAt = useRef(0)
  const busy = useRef(false)
  const honeypot = useRef('')
  const failureToast = useRef(0)
  const isHere = useIsHere()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page shows at that time.
  useLayoutEffect(() => {
    const fresh = { ...empty, openedAt: Date.now() }
    const stored = readFromTab<Draft>(storageKey)
    const isKept = hasShape(stored, empty) && (isUsable?.(stored) ?? true)
    const opened = addEarlyInput(isKept ? stored : fresh)
    openedAt.current = opened.openedAt
    const open = () => setDraft(current => current ?? opened)
    // A new form looks as the page does already. In a hurry, React would finish hydrating in the same task.
    if (opened === fresh) startTransition(open)
    else open()
  }, [])

  useEffect(() => {
    if (draft) saveToTab(storageKey, draft)
  }, [draft, storageKey])

  const change = useCallback(
    (rule: (draft: Draft) => Draft) => setDraft(current => rule(current ?? { ...empty, openedAt: Date.now() })),
    [empty],
  )

  /** `prepare` returns the fields to send, or nothing if the form isn't complete yet. */
  async function submit(prepare: () => Fields | Promise<Fields>) {
    if (busy.current) return
    busy.current = true
    setPending(true)
    // The last failure would contradict what comes next.
    dismissToast(failureToast.current)
    const isSent = await send(prepare).catch(showFailure)
    if (!isSent) setPending(false)
    busy.current = false
  }

  async function send(prepare: () => Fields | Promise<Fields>) {
    const fields = await prepare()
    if (!fields) return false
    const lead = { address, name, fields, honeypot: honeypot.current, openedAt: openedAt.current }
    const response = await sendForm<C>(lead)
    const toast = toasts.afterResponse?.(response) || (!isHere() && toasts.sent)
    if (toast) showToast(toast)
    if (isHere()) await onSent()
    // Only now: if the thank-you page fails to load, sending again brings the same response and no second lead.
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

  return { draft: draft ?? empty, isRestored: draft !== undefined, change, pending, submit, isHere, onHoneypotFill }
}

/** Whether the visitor is still on this page. The URL changes before the page does, so both are checked. */
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
