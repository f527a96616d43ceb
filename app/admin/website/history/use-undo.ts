import { useNavigate } from 'react-router'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { useWordsChange } from '#app/admin/website/use-words.ts'
import { websitePath } from '#app/admin/website/website-paths.ts'
import { errorMessage } from '#app/lib/api.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { undoWords } from '#contracts/words.ts'

/** Makes drafts, and then shows them. */
export function useUndo() {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useWordsChange((what: { version: number; path: string } | { after: number }) =>
    callAdmin<typeof undoWords>('POST /api/admin/words/undo', { body: what }),
  )
  const start = (what: Parameters<typeof mutate>[0]) =>
    mutate(what, {
      onSuccess: ({ drafts, skipped }) => {
        const [first] = skipped
        if (first) showToast({ title: `Not everything can go back: ${skipped.length}`, description: first.message })
        else if (drafts.length > 0)
          showToast({ title: 'Not published yet', description: 'Read the changes, then publish them.' })
        else showToast({ title: 'Nothing to undo', description: 'The website already says this.' })
        navigate(websitePath)
      },
    })
  const failure = error ? (errorMessage(error) ?? "Couldn't undo it. Please try again.") : undefined
  return { start, isPending, failure }
}
