import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> & {
  ref?: RefObject<HTMLButtonElement | null>
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows that the work is under way and takes no second click. */
  pending?: boolean
}

export function Button({
  ref,
  variant = 'primary',
  size = 'normal',
  pending = false,
  disabled,
  'aria-disabled': resting,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  const button = ref ?? own
  useFocusBackAfter(pending, button)
  return (
    <button
      ref={button}
      type="button"
      disabled={disabled || pending}
      aria-disabled={resting}
      aria-busy={pending || undefined}
      // A button that only rests for a moment keeps the focus, which a disabled one loses, and takes no press.
      onClick={resting ? event => event.preventDefault() : onClick}
      className={classNames(buttonClasses(variant, size), className)}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/**
 * A button that is disabled loses the focus. If nothing else has it when the work ends, the keyboard goes on here:
 * at the button that was pressed, and not at another that waits for the same work.
 */
function useFocusBackAfter(pending: boolean, button: RefObject<HTMLButtonElement | null>) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const isNowhere = document.activeElement?.matches('body, main')
    if (!pending && hadFocus.current && isNowhere) button.current?.focus({ preventScroll: true })
    hadFocus.current = pending && document.activeElement === button.current
  }, [pending, button])
}
