import { useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { useWordsChange } from '#app/admin/website/use-words.ts'
import { previewPath } from '#app/admin/website/website-paths.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { discardDrafts, WordsOverview } from '#contracts/words.ts'
import { PublishOutcomeNotice } from './publish-outcome-notice.tsx'
import { usePublish } from './use-publish.ts'

type PublishPanelProps = {
  overview: WordsOverview
  /** False while drafts that were saved a moment ago may be missing. */
  isCurrent: boolean
  onReload: () => Promise<unknown>
}

export function PublishPanel({ overview, isCurrent, onReload }: PublishPanelProps) {
  const { drafts, publishedAt } = overview
  const { start, isPending, isPublishing, outcome } = usePublish(overview)
  const [isDiscarding, setIsDiscarding] = useState(false)
  const hasDrafts = drafts.length > 0
  const box = useFocusWhenGone<HTMLElement>(hasDrafts)
  const firstPage = drafts.find(({ page }) => page !== null)?.page ?? '/'
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="publish" className="outline-none">
      <Card>
        <h2 id="publish" className="text-heading-text text-pine-deep">
          {hasDrafts ? `${pluralize(drafts.length, 'change')} to publish` : 'No changes to publish'}
        </h2>
        <p className="mt-1 text-ink-soft">
          {hasDrafts
            ? `Visitors don't see ${drafts.length === 1 ? 'it' : 'them'} yet.`
            : 'To change a text, choose a page below, or open any page of the website and press “Edit this page”.'}{' '}
          {publishedAt && (
            <>
              Last published <RelativeTime at={publishedAt} />.
            </>
          )}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          {hasDrafts && (
            <Button className="max-sm:px-5" pending={isPending || !isCurrent} onClick={() => start(false)}>
              Publish
            </Button>
          )}
          <AdminLinkButton to={previewPath(firstPage)} variant="secondary" className="max-sm:px-5">
            Preview
          </AdminLinkButton>
          {hasDrafts && (
            <Button variant="quiet" className="max-sm:px-5" disabled={isPending} onClick={() => setIsDiscarding(true)}>
              Discard all...
            </Button>
          )}
        </div>
        <div role="status" className="mt-5 empty:hidden">
          {hasDrafts && !isCurrent && <p>Reading your latest changes...</p>}
          {isPending && (
            <p>
              {isPublishing
                ? 'Publishing. This takes a few seconds, and you can leave this page.'
                : 'Checking every page...'}
            </p>
          )}
          {!isPending && outcome && (
            <PublishOutcomeNotice outcome={outcome} drafts={drafts} onConfirm={() => start(true)} onReload={onReload} />
          )}
        </div>
      </Card>
      <Dialog open={isDiscarding} onClose={() => setIsDiscarding(false)} title="Discard all changes?">
        {isDiscarding && <DiscardForm count={drafts.length} onDone={() => setIsDiscarding(false)} />}
      </Dialog>
    </section>
  )
}

function DiscardForm({ count, onDone }: { count: number; onDone: () => void }) {
  const { mutate, isPending, isError } = useWordsChange(() =>
    callAdmin<typeof discardDrafts>('POST /api/admin/words/drafts/discard', { body: {} }),
  )
  return (
    <div className="flex flex-col gap-5">
      <p>
        {count === 1 ? "1 change that isn't" : `${pluralize(count, 'change')} that aren't`} published yet will be lost.
        The website stays as visitors see it now.
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {isError && "Couldn't discard them. Please try again."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" pending={isPending} onClick={() => mutate(undefined, { onSuccess: onDone })}>
          Discard all
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Keep them
        </Button>
      </div>
    </div>
  )
}
