import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { wordsCall } from '#app/admin/website/use-words.ts'
import { errorMessage, RequestError } from '#app/lib/api.ts'
import type { checkDrafts, publishWords, Remark, readWords, WordsOverview } from '#contracts/words.ts'

export type PublishOutcome =
  | { kind: 'problems' | 'warnings'; remarks: Remark[]; revisions: string[] }
  /** `page` shows the first of the changes. */
  | { kind: 'published'; page: string | null }
  | { kind: 'changed' }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }

/** Other servers and slow machines included. */
const publishTimeoutMs = 120_000

const revisionsOf = ({ drafts }: WordsOverview) => drafts.map(({ revision }) => revision)

export function usePublish(overview: WordsOverview) {
  const queryClient = useQueryClient()
  const [isPublishing, setIsPublishing] = useState(false)
  const isRunning = useRef(false)
  const readAgain = async () => {
    const current = await callAdmin<typeof readWords>(wordsCall)
    queryClient.setQueryData([wordsCall], current)
    return current
  }
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (isConfirmed: boolean): Promise<PublishOutcome> => {
      const revisions = revisionsOf(overview)
      if (!isConfirmed) {
        const found = await check(revisions)
        if (found) return found
      }
      setIsPublishing(true)
      return publish(overview, readAgain, published => queryClient.setQueryData([wordsCall], published))
    },
    onSettled: () => {
      isRunning.current = false
      setIsPublishing(false)
    },
  })
  const start = (isConfirmed: boolean) => {
    // A second click may come before the button is disabled.
    if (isRunning.current) return
    isRunning.current = true
    mutate(isConfirmed)
  }
  return { start, isPending, isPublishing, outcome: isCurrentOutcome(data, overview) ? data : undefined }
}

/** What was found in other drafts says nothing about these. */
function isCurrentOutcome(outcome: PublishOutcome | undefined, overview: WordsOverview) {
  if (!outcome || !('revisions' in outcome)) return true
  return outcome.revisions.join() === revisionsOf(overview).join()
}

const nothingPublished = "Nothing was published, because we couldn't reach the server. Please try again."

async function check(revisions: string[]): Promise<PublishOutcome | undefined> {
  try {
    const { problems, warnings } = await callAdmin<typeof checkDrafts>('POST /api/admin/words/check', {
      timeoutMs: publishTimeoutMs,
    })
    if (problems.length > 0) return { kind: 'problems', remarks: problems, revisions }
    if (warnings.length > 0) return { kind: 'warnings', remarks: warnings, revisions }
  } catch (error) {
    return { kind: 'failed', message: errorMessage(error) ?? nothingPublished }
  }
}

async function publish(
  overview: WordsOverview,
  readAgain: () => Promise<WordsOverview>,
  onPublished: (published: WordsOverview) => void,
): Promise<PublishOutcome> {
  const revisions = revisionsOf(overview)
  const published: PublishOutcome = {
    kind: 'published',
    page: overview.drafts.find(({ page }) => page !== null)?.page ?? null,
  }
  try {
    onPublished(
      await callAdmin<typeof publishWords>('POST /api/admin/words/publish', {
        body: { revisions },
        timeoutMs: publishTimeoutMs,
      }),
    )
    return published
  } catch (error) {
    const current = await readAgain().catch(() => undefined)
    if (error instanceof RequestError && error.status === 409) return { kind: 'changed' }
    // A proxy's error has no message of ours, and says as little about what the server did as a lost connection.
    const message = errorMessage(error)
    if (message) return { kind: 'failed', message }
    const isNewer = current !== undefined && current.version > overview.version
    const hasNone = current?.drafts.every(({ revision }) => !revisions.includes(revision))
    return isNewer && hasNone ? published : { kind: 'unknown' }
  }
}
