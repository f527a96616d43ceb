import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { type ButtonVariant, buttonClasses } from './button-classes.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  /** Shows that the work is under way and takes no second click. */
  pending?: boolean
}

export function Button({
  variant = 'primary',
  pending = false,
  'aria-disabled': inactive,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  // A button that is disabled for a moment would lose the focus: it stays where it is and takes no press instead.
  const resting = pending || inactive === true
  return (
    <button
      type="button"
      aria-disabled={resting || undefined}
      aria-busy={pending || undefined}
      onClick={resting ? event => event.preventDefault() : onClick}
      className={classNames(buttonClasses(variant), className)}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
