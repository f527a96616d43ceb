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
  const noteFocus = useFocusAfter(pending, button)
  return (
    <button
      ref={button}
      type="button"
      disabled={disabled || pending}
      aria-disabled={resting}
      aria-busy={pending || undefined}
      // An aria-disabled button keeps the focus and ignores clicks.
      onClick={event => {
        noteFocus()
        if (resting) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(buttonClasses(variant, size), className)}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/**
 * A disabled button loses the focus, in some browsers right away and in others with the next frame. If nothing else
 * has it when the work is done, the button that was pressed gets it back.
 */
function useFocusAfter(pending: boolean, button: RefObject<HTMLButtonElement | null>) {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (pending || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement?.matches('body, main')) button.current?.focus({ preventScroll: true })
  }, [pending, button])
  return () => {
    hadFocus.current = document.activeElement === button.current
  }
}
