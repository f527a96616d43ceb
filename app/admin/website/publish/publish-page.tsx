import { useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { type Stored, useDraft } from '#app/admin/drafts/use-draft.ts'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { OldAndNew } from '#app/admin/website/old-and-new.tsx'
import { editPath } from '#app/admin/website/website-paths.ts'
import { useWords, useWordsChange } from '#app/admin/website/words-api.ts'
import { errorMessage } from '#app/lib/api.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { Draft, discardDrafts, WordsOverview } from '#contracts/words.ts'
import { OutcomeNotice } from './outcome-notice.tsx'
import { usePublish } from './use-publish.ts'

export function PublishPage() {
  const query = useWords()
  return (
    <QueryState query={query} failure="Couldn't load your changes">
      {overview => <PublishForm overview={overview} isCurrent={query.isFetchedAfterMount} />}
    </QueryState>
  )
}

/** Paths of drafts that aren't ready, kept in the tab. */
const none: Stored<readonly string[]> = { value: [], revision: null }

/** `label`: of the one text. */
type Discarding = { revision: string; path?: string; label?: string }

function PublishForm({ overview, isCurrent }: { overview: WordsOverview; isCurrent: boolean }) {
  const { drafts, draftsRevision, pages } = overview
  const heldBack = useDraft({ key: 'draft:not-yet', stored: none })
  const without = drafts.flatMap(({ path }) => (heldBack.value.includes(path) ? path : []))
  const { start, isPending, isPublishing, outcome, readAgain } = usePublish(overview, without)
  const [discarding, setDiscarding] = useState<Discarding>()
  const hasDrafts = drafts.length > 0
  const box = useFocusWhenGone<HTMLDivElement>(hasDrafts)
  const closeDialog = () => setDiscarding(undefined)
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-lead">
          {hasDrafts
            ? `${pluralize(drafts.length, 'change')}. Visitors don't see ${drafts.length === 1 ? 'it' : 'them'} yet.`
            : 'No changes to publish.'}
        </p>
        {hasDrafts && (
          <div className="flex flex-wrap gap-3">
            <Button pending={isPending || !isCurrent} onClick={() => start(false)}>
              Publish
            </Button>
            <Button variant="quiet" disabled={isPending} onClick={() => setDiscarding({ revision: draftsRevision })}>
              Discard all...
            </Button>
          </div>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {hasDrafts && !isCurrent && <p>Reading your latest changes...</p>}
        {isPending && <p>{isPublishing ? 'Publishing...' : 'Checking the changed pages...'}</p>}
        {!isPending && outcome && (
          <OutcomeNotice outcome={outcome} onConfirm={() => start(true)} onReload={readAgain} />
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {drafts.map(draft => (
          <DraftRow
            key={draft.path}
            draft={draft}
            pageTitle={pages.find(({ path }) => path === draft.page)?.title}
            isHeldBack={without.includes(draft.path)}
            onHoldBack={is =>
              heldBack.change(paths => (is ? [...paths, draft.path] : paths.filter(path => path !== draft.path)))
            }
            onDiscard={() => setDiscarding(draft)}
          />
        ))}
      </ul>
      <Dialog
        open={discarding !== undefined}
        onClose={closeDialog}
        title={discarding?.label ? 'Discard this change?' : 'Discard all changes?'}
      >
        {discarding && <DiscardForm {...discarding} count={drafts.length} onDone={closeDialog} />}
      </Dialog>
    </div>
  )
}

type DraftRowProps = {
  draft: Draft
  pageTitle: string | undefined
  isHeldBack: boolean
  onHoldBack: (is: boolean) => void
  onDiscard: () => void
}

const DraftRow = ({ draft, pageTitle, isHeldBack, onHoldBack, onDiscard }: DraftRowProps) => (
  <li className="flex flex-col gap-3 rounded-card border border-line bg-white p-4 sm:p-5">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-sans text-body font-semibold tracking-normal">{draft.label}</h2>
        <p className="text-small text-ink-soft">
          {pageTitle && `${pageTitle}, `}
          <RelativeTime at={draft.editedAt} />
          {draft.editedBy && `, ${draft.editedBy}`}
        </p>
      </div>
      <div className="-mr-4 flex flex-wrap items-center gap-1">
        <Checkbox
          label="Not yet"
          aria-label={`Not yet: ${draft.label}`}
          checked={isHeldBack}
          onChange={({ target }) => onHoldBack(target.checked)}
        />
        <AdminLinkButton to={editPath({ page: draft.page, text: draft.path })} variant="quiet" size="small">
          <span>
            Edit<span className="sr-only"> {draft.label}</span>
          </span>
        </AdminLinkButton>
        <Button variant="quiet" size="small" onClick={onDiscard}>
          <span>
            Discard<span className="sr-only"> {draft.label}</span>
          </span>
        </Button>
      </div>
    </div>
    <OldAndNew {...draft} labels={['On the website', 'Your change']} />
  </li>
)

type DiscardFormProps = Discarding & { count: number; onDone: () => void }

function DiscardForm({ path, label, revision, count, onDone }: DiscardFormProps) {
  const { mutate, isPending, error } = useWordsChange(() =>
    callAdmin<typeof discardDrafts>('POST /api/admin/words/drafts/discard', {
      body: { revision, ...(path !== undefined && { path }) },
    }),
  )
  return (
    <div className="flex flex-col gap-5">
      <p>
        {label ? `Your change of “${label}”` : pluralize(count, 'change')} will be lost. The website stays as visitors
        see it now.
      </p>
      <div role="alert" className="empty:hidden">
        <FieldError error={error ? (errorMessage(error) ?? "Couldn't discard it. Please try again.") : undefined} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" pending={isPending} onClick={() => mutate(undefined, { onSuccess: onDone })}>
          Discard
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Keep
        </Button>
      </div>
    </div>
  )
}
