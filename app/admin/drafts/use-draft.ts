import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#app/lib/api.ts'
import { readFromTab, removeFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import { guard } from './unsaved.ts'

/** `revision`: of what's stored, so that two windows can't overwrite each other. Null where nobody else can write. */
export type Stored<Value> = { value: Value; revision: string | null }

/** What saving throws if someone else changed it first. `stored` has to become theirs, too. */
export class ChangedMeanwhile<Value> extends Error {
  readonly theirs: Stored<Value>
  constructor(theirs: Stored<Value>) {
    super('Changed elsewhere')
    this.theirs = theirs
  }
}

type DraftOptions<Value> = {
  /** Of the copy in this tab, which survives a reload and an expired session. */
  key: string
  stored: Stored<Value>
  /** Returns what's stored from then on. Without it, there's only the copy in the tab, and leaving asks nothing. */
  save?: (value: Value, revision: string | null) => Promise<Stored<Value>>
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What someone types until it's saved: nothing typed while a save runs is lost, and leaving the page asks first. */
export function useDraft<Value>({ key, stored: given, save }: DraftOptions<Value>) {
  /** `revision`: of what it was based on. */
  const [typed, setTyped] = useState(() => readFromTab<Stored<Value>>(key))
  /** What was saved last, until `given` is read again. */
  const [saved, setSaved] = useState<{ stored: Stored<Value>; given: Stored<Value> }>()
  const [theirs, setTheirs] = useState<Stored<Value>>()
  const [error, setError] = useState<unknown>()
  /** Named like a mutation's. */
  const [status, setStatus] = useState<'idle' | 'pending' | 'success' | 'error'>('idle')
  const latest = useRef(typed)
  const running = useRef<Promise<boolean>>(undefined)
  if (saved && !isSame(saved.given, given)) setSaved(undefined)
  const stored = saved?.stored ?? given

  const keep = (next: Stored<Value> | undefined) => {
    latest.current = next
    setTyped(next)
    // Not in an effect: saving often closes the form before one would run.
    if (next) saveToTab(key, next)
    else removeFromTab(key)
  }
  const change = (next: Value | ((current: Value) => Value)) => {
    const current = latest.current?.value ?? stored.value
    const value = next instanceof Function ? next(current) : next
    if (!running.current) setStatus('idle')
    setError(undefined)
    keep(
      isSame(value, stored.value) && !running.current
        ? undefined
        : { value, revision: latest.current ? latest.current.revision : stored.revision },
    )
  }
  const drop = () => {
    keep(undefined)
    setTheirs(undefined)
    setError(undefined)
  }
  const send = async (sent: Stored<Value>) => {
    setStatus('pending')
    setError(undefined)
    try {
      const next = await (save?.(sent.value, sent.revision) ?? sent)
      setSaved({ stored: next, given })
      setTheirs(undefined)
      const { current } = latest
      const isTypedOn = current !== undefined && !isSame(current.value, sent.value)
      // If the draft was discarded during the save, the copy in the tab belongs to another form.
      if (current) keep(isTypedOn ? { ...current, revision: next.revision } : undefined)
      setStatus(isTypedOn ? 'idle' : 'success')
      return !isTypedOn
    } catch (error) {
      setStatus('error')
      if (error instanceof ChangedMeanwhile) setTheirs(error.theirs)
      else setError(error)
      return false
    }
  }
  /** True if nothing is left to be saved. */
  const saveNow = (revision = latest.current?.revision ?? null) => {
    if (!latest.current) return Promise.resolve(true)
    running.current ??= send({ ...latest.current, revision }).finally(() => {
      running.current = undefined
    })
    return running.current
  }

  const isUnsaved = typed !== undefined
  const actions = useRef({ save: saveNow, drop })
  useEffect(() => {
    actions.current = { save: saveNow, drop }
  })
  const isGuarded = isUnsaved && save !== undefined
  useEffect(
    () => (isGuarded ? guard({ save: () => actions.current.save(), drop: () => actions.current.drop() }) : undefined),
    [isGuarded],
  )

  return {
    value: typed ? typed.value : stored.value,
    stored,
    change,
    drop,
    save: () => saveNow(),
    isUnsaved,
    status,
    isSaving: status === 'pending',
    error,
    failure: error === undefined ? undefined : (errorMessage(error) ?? "Couldn't save this. Please try again."),
    theirs,
    keepMine: () => saveNow(theirs?.revision),
  }
}

export type DraftState<Value> = ReturnType<typeof useDraft<Value>>
