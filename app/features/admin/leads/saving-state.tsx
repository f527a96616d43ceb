import { CheckIcon } from '#app/ui/icons.tsx'

type SavingStateProps = {
  saving: boolean
  saved: boolean
  failed: boolean
  /** Said while there is nothing to report. */
  otherwise?: string
}

/** Says how saving goes, beside what is saved. Heard by screen readers; the failure itself is told by its field. */
export function SavingState({ saving, saved, failed, otherwise = '' }: SavingStateProps) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-small text-ink-soft">
      {saving && 'Saving...'}
      {!saving && saved && (
        <>
          <CheckIcon className="size-5 text-success" /> Saved
        </>
      )}
      {!saving && failed && <span className="sr-only">Not saved</span>}
      {!saving && !saved && !failed && otherwise}
    </p>
  )
}
