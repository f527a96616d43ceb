import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

type AdminFormProps = {
  submit: string
  variant?: 'strong' | 'danger'
  pending: boolean
  /** Until then, nothing is sent. */
  isReady?: boolean
  failure?: ReactNode
  /** Beside the buttons. */
  state?: ReactNode
  onSubmit: () => void
  onCancel?: () => void
  children?: ReactNode
}

/** Fields, what went wrong, and the buttons. */
export function AdminForm({
  submit,
  variant = 'strong',
  pending,
  isReady = true,
  failure,
  state,
  onSubmit,
  onCancel,
  children,
}: AdminFormProps) {
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (isReady && !pending) onSubmit()
      }}
    >
      {children}
      {failure}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={variant} pending={pending} aria-disabled={!isReady}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {state}
      </div>
    </form>
  )
}
