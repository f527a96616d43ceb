import type { DraftState } from '#app/admin/drafts/use-draft.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { OldAndNew } from './old-and-new.tsx'
import { publishPath } from './website-paths.ts'

type SaveBarProps<Value> = {
  draft: DraftState<Value>
  /** Saving is enough: it isn't published. */
  isLive?: boolean
  /** For comparing two versions. */
  asText: (value: Value) => string
}

/** Always in view, and says there what became of it. */
export function SaveBar<Value>({ draft, isLive = false, asText }: SaveBarProps<Value>) {
  const { theirs, status, isUnsaved, isSaving, failure } = draft
  const isSaved = status === 'success' && !isUnsaved
  return (
    <div className="flex shrink-0 flex-col gap-2 border-t border-line bg-paper px-5 py-2.5">
      {theirs && (
        <section role="alert" className="flex flex-col gap-3 rounded-control bg-amber-soft px-4 py-3">
          <p className="font-semibold">This was changed in another window. Which one do you want to keep?</p>
          <div className="max-h-80 overflow-y-auto text-small">
            <OldAndNew
              before={asText(theirs.value)}
              after={asText(draft.value)}
              labels={['From the other window', 'Yours']}
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="strong" pending={isSaving} onClick={draft.keepMine}>
              Keep mine
            </Button>
            <Button size="small" variant="secondary" onClick={draft.drop}>
              Use the other one
            </Button>
          </div>
        </section>
      )}
      <FailureText error={failure} />
      {!theirs && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button variant="strong" size="small" pending={isSaving} aria-disabled={!isUnsaved} onClick={draft.save}>
            {isSaving ? 'Saving...' : failure ? 'Try again' : isLive ? 'Save' : 'Save as a draft'}
          </Button>
          <p role="status" className="flex items-center gap-1.5 text-small text-ink-soft">
            {isSaved && <CheckIcon className="size-5 text-success" />}
            {isSaved && (isLive ? 'Saved' : 'Saved as a draft')}
            {isUnsaved && !isSaving && 'Not saved yet'}
          </p>
          {isSaved && !isLive && <AdminTextLink to={publishPath}>Publish...</AdminTextLink>}
        </div>
      )}
    </div>
  )
}
