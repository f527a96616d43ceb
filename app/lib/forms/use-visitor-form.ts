import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { errorMessage, isOffline } from '#app/lib/api.ts'
import { hasShape, readFromTab, removeFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import { dismissToast, showToast, type ToastMessage } from '#app/lib/toast-store.ts'
import { countVisit } from '#app/page-script/visits.ts'
import type { AddressOf, ResponseOf } from '#contracts/call.ts'
import { clearAttempt, sendForm, type VisitorFormCall } from './send-form.ts'

type VisitorForm<C extends VisitorFormCall, Draft> = {
  /** Used in the storage keys `draft:<name>` and `attempt:<name>`. */
  name: string
  address: AddressOf<C>
  consentVersion: number
  empty: Draft
  isUsable?: (stored: Draft) => boolean
  /** Adds input from before hydration. Returns the same draft if there is none. */
  addEarlyInput: (draft: Draft) => Draft
  onSent: (response: ResponseOf<C>) => void | Promise<void>
  toasts: {
    afterResponse?: (response: ResponseOf<C>) => ToastMessage | false
    failed: ToastMessage & { description: string }
  }
}

export function useVisitorForm<C extends VisitorFormCall, Draft extends { openedAt: number; isStarted?: boolean }>(
  form: VisitorForm<C, Draft>,
) {
  type Fields = z.input<C['body']> | undefined
  const { name, address, consentVersion, empty, isUsable, addEarlyInput, onSent, toasts } = form
  const storageKey = `draft:${name}`
  // Undefined until the layout effect has restored the stored draft.
  const [draft, setDraft] = useState<Draft>()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isStarted = useRef(false)
  const busy = useRef(false)
  const honeypot = useRef('')
  const failureToast = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useLayoutEffect(() => {
    const stored = readFromTab<Draft>(storageKey)
    const isValid = hasShape(stored, empty) && (isUsable?.(stored) ?? true)
    const opened = addEarlyInput(isValid ? stored : { ...empty, openedAt: Date.now() })
    isStarted.current = opened.isStarted === true
    if (!isValid) countVisit('opened')
    setDraft(current => current ?? opened)
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
    countVisit('started')
  }

  async function submit(prepare: () => Fields | Promise<Fields>) {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(undefined)
    start()
    dismissToast(failureToast.current)
    const isSent = await send(prepare).catch(showFailure)
    if (!isSent) setPending(false)
    busy.current = false
  }

  async function send(prepare: () => Fields | Promise<Fields>) {
    const fields = await prepare()
    if (!fields) return false
    const { openedAt } = draft ?? empty
    const submission = { address, name, fields, honeypot: honeypot.current, openedAt, consentVersion }
    const response = await sendForm<C>(submission)
    const toast = toasts.afterResponse?.(response)
    if (toast) showToast(toast)
    await onSent(response)
    // Last: if the next page couldn't be shown, sending the form again must not store it twice.
    removeFromTab(storageKey)
    clearAttempt(name)
    return true
  }

  function showFailure(error: unknown) {
    const description = errorMessage(error) ?? toasts.failed.description
    failureToast.current = showToast({ ...toasts.failed, description, variant: 'destructive' })
    setFailure(isOffline(error) ? 'You seem to be offline.' : description)
    return false
  }

  const onHoneypotFill = (value: string) => {
    honeypot.current = value
  }

  const isRestored = draft !== undefined
  return { draft: draft ?? empty, isRestored, change, start, pending, failure, submit, onHoneypotFill }
}
