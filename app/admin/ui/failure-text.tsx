import { FieldError } from '#app/ui/field.tsx'

/** Announced when it appears. */
export const FailureText = ({
  error,
  className = 'empty:hidden',
}: {
  error: string | undefined
  className?: string
}) => (
  <div role="alert" className={className}>
    <FieldError error={error} />
  </div>
)
