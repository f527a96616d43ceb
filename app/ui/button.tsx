import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { type ButtonVariant, buttonClasses } from './button-classes.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  /** Shows that the work is under way and takes no second click. */
  pending?: boolean
}

export function Button({ variant = 'primary', pending = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={classNames(buttonClasses(variant), className)}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
