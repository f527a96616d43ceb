import { Button } from './button.tsx'
import { AlertIcon } from './icons.tsx'

type FailureNoticeProps = {
  message: string
  onRetry: () => void
  /** While the next try is under way. */
  retrying?: boolean
}

/** Stands where something could not be loaded, with the one thing to do about it. */
export function FailureNotice({ message, onRetry, retrying = false }: FailureNoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-danger bg-danger-soft px-5 py-4">
      <p role="alert" className="flex items-start gap-2.5 font-semibold text-danger">
        <AlertIcon className="mt-1 size-5 shrink-0" />
        {message}
      </p>
      <Button variant="secondary" pending={retrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
