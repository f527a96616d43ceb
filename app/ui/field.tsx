import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { AlertIcon } from './icons.tsx'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function useField({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return {
    id,
    hintId,
    errorId,
    controlProps: {
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': classNames(hintId, errorId) || undefined,
    },
  }
}

type LabeledProps = FieldProps & {
  /** For an error that appears while the field has the focus. */
  announcesError?: boolean
  children: (control: { id: string; className: string } & ReturnType<typeof useField>['controlProps']) => ReactNode
}

export function Field({ label, hint, error, announcesError = false, children }: LabeledProps) {
  const { id, hintId, errorId, controlProps } = useField({ hint, error })
  const className = classNames(
    'w-full min-h-12 rounded-control border-2 bg-white px-4 py-2.5 placeholder:text-ink-soft',
    'focus-visible:rounded-control disabled:cursor-not-allowed disabled:bg-paper-deep disabled:text-ink-soft',
    error ? 'border-danger' : 'border-edge hover:border-pine',
  )
  const message = <FieldError id={errorId} error={error} />
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {children({ id, className, ...controlProps })}
      {announcesError ? <div role="alert">{message}</div> : message}
    </div>
  )
}

export function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!id) return null
  return (
    <p id={id} className="text-small text-ink-soft">
      {children}
    </p>
  )
}

export function FieldError({ id, error }: { id?: string | undefined; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-2 text-small font-semibold text-danger">
      <AlertIcon className="mt-0.5 size-5 shrink-0" />
      {error}
    </p>
  )
}
