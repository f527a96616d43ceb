import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { type Stored, useDraft } from '#app/admin/drafts/use-draft.ts'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { errorMessage } from '#app/lib/api.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { minuteMs } from '#contracts/time.ts'
import type { Draft, discardDrafts, publishWords, WordsOverview } from '#contracts/words.ts'
import { OldAndNew } from './old-and-new.tsx'
import { editPath } from './website-paths.ts'
import { useWords, useWordsChange } from './words-api.ts'

export function PublishPage() {
  const query = useWords()
  return (
    <QueryState query={query} failure="Couldn't load your changes">
      {overview => (
        <PublishForm overview={overview} isCurrent={query.isFetchedAfterMount} onReadAgain={() => query.refetch()} />
      )}
    </QueryState>
  )
}

/** Paths of drafts that aren't ready, kept in the tab. */
const none: Stored<readonly string[]> = { value: [], revision: null }

/** Slow machines included. */
const publishTimeoutMs = minuteMs

type PublishFormProps = { overview: WordsOverview; isCurrent: boolean; onReadAgain: () => void }

function PublishForm({ overview, isCurrent, onReadAgain }: PublishFormProps) {
  const { drafts, draftsRevision: revision, pages } = overview
  const queryClient = useQueryClient()
  const heldBack = useDraft({ key: 'draft:not-yet', stored: none })
  const without = drafts.flatMap(({ path }) => (heldBack.value.includes(path) ? path : []))
  /** Given the drafts that it publishes. */
  const publish = useWordsChange((_drafts: readonly Draft[]) =>
    callAdmin<typeof publishWords>('POST /api/admin/words/publish', {
      body: { revision, without },
      timeoutMs: publishTimeoutMs,
    }),
  )
  const [discarding, setDiscarding] = useState<Draft | 'all'>()
  const hasDrafts = drafts.length > 0
  const box = useFocusWhenGone<HTMLDivElement>(hasDrafts)
  const holdBack = (path: string, is: boolean) => {
    publish.reset()
    heldBack.change(paths => (is ? [...paths, path] : paths.filter(other => other !== path)))
  }
  const startDiscarding = (draft: Draft | 'all') => {
    publish.reset()
    setDiscarding(draft)
  }
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-lead">
          {hasDrafts
            ? `${pluralize(drafts.length, 'change')}. Visitors don't see ${drafts.length === 1 ? 'it' : 'them'} yet.`
            : 'No changes to publish.'}
          {without.length > 0 && ` ${without.length} of them not yet.`}
        </p>
        {hasDrafts && (
          <div className="flex flex-wrap gap-3">
            <Button
              pending={publish.isPending || !isCurrent}
              onClick={() => {
                // A second click may come before the button is disabled.
                if (queryClient.isMutating() === 0) publish.mutate(drafts.filter(({ path }) => !without.includes(path)))
              }}
            >
              Publish
            </Button>
            <Button variant="quiet" disabled={publish.isPending} onClick={() => startDiscarding('all')}>
              Discard all...
            </Button>
          </div>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {hasDrafts && !isCurrent && <p>Reading your latest changes...</p>}
        {publish.isPending && <p>Checking and publishing...</p>}
        {publish.isSuccess && <Published drafts={publish.variables} />}
        {publish.isError && <NotPublished error={publish.error} onReadAgain={onReadAgain} />}
      </div>
      <ul className="flex flex-col gap-4">
        {drafts.map(draft => (
          <DraftRow
            key={draft.path}
            draft={draft}
            pageTitle={pages.find(({ path }) => path === draft.page)?.title}
            isHeldBack={without.includes(draft.path)}
            onHoldBack={is => holdBack(draft.path, is)}
            onDiscard={() => startDiscarding(draft)}
          />
        ))}
      </ul>
      <Dialog
        open={discarding !== undefined}
        onClose={() => setDiscarding(undefined)}
        title={discarding === 'all' ? 'Discard all changes?' : 'Discard this change?'}
      >
        {discarding && (
          <DiscardForm
            draft={discarding === 'all' ? undefined : discarding}
            overview={overview}
            onDone={() => setDiscarding(undefined)}
          />
        )}
      </Dialog>
    </div>
  )
}

function Published({ drafts }: { drafts: readonly Draft[] }) {
  const shown = drafts.find(({ page }) => page !== null)
  return (
    <Notice className="bg-success-soft text-success">
      <p className="font-semibold">Published. The live site shows your changes.</p>
      {shown && <TextLink to={changedPlace(shown)}>View the changed page</TextLink>}
    </Notice>
  )
}

function NotPublished({ error, onReadAgain }: { error: Error; onReadAgain: () => void }) {
  const message = errorMessage(error)
  if (message)
    return (
      <Notice className="bg-danger-soft text-danger">
        <p className="font-semibold">Nothing was published.</p>
        <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      </Notice>
    )
  // A proxy's error has no message of ours, and says as little about what the server did as a lost connection.
  return (
    <Notice className="bg-amber-soft">
      <p>
        The connection was lost, so we don't know whether your changes were published. If they still appear below in a
        few seconds, they weren't.
      </p>
      <Button variant="secondary" onClick={onReadAgain}>
        Check again
      </Button>
    </Notice>
  )
}

const Notice = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={classNames('flex flex-col items-start gap-2 rounded-control px-4 py-3', className)}>{children}</div>
)

const shownWords = 6

/** The browser scrolls to the first line that's new. */
function changedPlace({ page, before, after }: Draft) {
  const old = new Set(before?.split('\n'))
  const line = after?.split('\n').find(line => line && !old.has(line))
  const words = line
    ?.replace(/^[^:]{1,60}: /, '')
    .split(/\s+/)
    .slice(0, shownWords)
    .join(' ')
  return words ? `${page}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}` : `${page}`
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

/** Without `draft`, of all. */
type DiscardFormProps = { draft: Draft | undefined; overview: WordsOverview; onDone: () => void }

function DiscardForm({ draft, overview: { drafts, draftsRevision: revision }, onDone }: DiscardFormProps) {
  const { mutate, isPending, failure } = useWordsChange(() =>
    callAdmin<typeof discardDrafts>('POST /api/admin/words/drafts/discard', {
      body: { revision, ...(draft && { path: draft.path }) },
    }),
  )
  return (
    <div className="flex flex-col gap-5">
      <p>
        {draft ? `Your change of “${draft.label}”` : pluralize(drafts.length, 'change')} will be lost. The website stays
        as visitors see it now.
      </p>
      <FailureText error={failure} />
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
