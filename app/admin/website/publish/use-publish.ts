import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { useReadWordsAgain, useWordsChange } from '#app/admin/website/words-api.ts'
import { errorMessage, RequestError } from '#app/lib/api.ts'
import { minuteMs } from '#contracts/time.ts'
import type { checkDrafts, Draft, publishWords, Remark, WordsOverview } from '#contracts/words.ts'

export type PublishOutcome =
  /** `checked`: what was found in other drafts says nothing about these. */
  | { kind: 'problems' | 'warnings'; remarks: Remark[]; checked: string }
  | { kind: 'published'; drafts: readonly Draft[] }
  | { kind: 'changed' | 'unknown' }
  | { kind: 'failed'; message: string }

/** Slow machines included. */
const publishTimeoutMs = minuteMs

/** `without`: paths of drafts that aren't ready. */
export function usePublish({ draftsRevision, drafts: all, version }: WordsOverview, without: readonly string[]) {
  const drafts = all.filter(({ path }) => !without.includes(path))
  const checking = [draftsRevision, ...without].join(' ')
  const [isPublishing, setIsPublishing] = useState(false)
  const isRunning = useRef(false)
  const readAgain = useReadWordsAgain()
  const publish = useWordsChange(() =>
    callAdmin<typeof publishWords>('POST /api/admin/words/publish', {
      body: { revision: draftsRevision, without: [...without] },
      timeoutMs: publishTimeoutMs,
    }),
  )
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (isConfirmed: boolean): Promise<PublishOutcome> => {
      try {
        if (!isConfirmed) {
          const { problems, warnings } = await callAdmin<typeof checkDrafts>('POST /api/admin/words/check', {
            body: { without: [...without] },
            timeoutMs: publishTimeoutMs,
          })
          if (problems.length > 0) return { kind: 'problems', remarks: problems, checked: checking }
          if (warnings.length > 0) return { kind: 'warnings', remarks: warnings, checked: checking }
        }
        setIsPublishing(true)
        await publish.mutateAsync()
        return { kind: 'published', drafts }
      } catch (error) {
        const current = await readAgain().catch(() => undefined)
        if (error instanceof RequestError && error.status === 409) return { kind: 'changed' }
        // A proxy's error has no message of ours, and says as little about what the server did as a lost connection.
        const message = errorMessage(error)
        if (message) return { kind: 'failed', message }
        const isPublished = current && current.version > version && current.draftsRevision !== draftsRevision
        return isPublished ? { kind: 'published', drafts } : { kind: 'unknown' }
      }
    },
    onSettled: () => {
      isRunning.current = false
      setIsPublishing(false)
    },
  })
  const isOld = data && 'checked' in data && data.checked !== checking
  return {
    start(isConfirmed: boolean) {
      // A second click may come before the button is disabled.
      if (isRunning.current) return
      isRunning.current = true
      mutate(isConfirmed)
    },
    isPending,
    isPublishing,
    outcome: isOld ? undefined : data,
    readAgain,
  }
}
