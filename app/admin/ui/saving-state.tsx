import { CheckIcon } from '#app/ui/icons.tsx'

type SavingStateProps = {
  change: { status: 'idle' | 'pending' | 'success' | 'error' }
  unsaved?: string | false
}

export function SavingState({ change: { status }, unsaved = false }: SavingStateProps) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-small text-ink-soft">
      {status === 'pending' && 'Saving...'}
      {status === 'error' && <span className="sr-only">Not saved</span>}
      {status === 'success' && !unsaved && (
        <>
          <CheckIcon className="size-5 text-success" /> Saved
        </>
      )}
      {(status === 'idle' || status === 'success') && unsaved}
    </p>
  )
}
