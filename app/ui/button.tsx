import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { type ButtonVariant, buttonClasses } from './button-classes.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> & {
  variant?: ButtonVariant
  /** Shows that the work is under way and takes no second click. */
  pending?: boolean
}

export function Button({ variant = 'primary', pending = false, disabled, className, children, ...rest }: ButtonProps) {
  const button = useFocusBackAfter(pending)
  return (
    <button
      ref={button}
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

/** A button that is disabled loses the focus. If nothing else has it when the work ends, the keyboard goes on here. */
function useFocusBackAfter(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasPending = useRef(pending)
  useEffect(() => {
    if (wasPending.current && !pending && document.activeElement === document.body) button.current?.focus()
    wasPending.current = pending
  }, [pending])
  return button
}
