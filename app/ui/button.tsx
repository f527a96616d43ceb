import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '#app/lib/browser/use-hydrated.ts'
import { classNames } from './class-names.ts'

const variants = {
  primary: 'border-transparent bg-amber text-pine-deep hover:bg-amber-deep',
  strong: 'border-transparent bg-pine text-white hover:bg-pine-deep',
  secondary: 'border-pine bg-white text-pine hover:bg-pine-soft',
  quiet: 'border-transparent bg-transparent text-pine hover:bg-pine-soft',
  danger: 'border-transparent bg-danger text-white hover:bg-danger/90',
}

const sizes = {
  /** One of a row of four on a phone, with its icon above the label. */
  tile: 'min-h-14 px-0.5 py-1.5 text-small max-sm:flex-col max-sm:gap-0.5 max-sm:text-[0.875rem] sm:min-h-touch sm:px-4',
  small: 'min-h-touch px-4 py-1.5 text-small',
  normal: 'min-h-12 px-6 py-2.5',
  large: 'min-h-16 px-7 py-3',
}

export type ButtonStyle = {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  className?: string | undefined
}

export const buttonClasses = ({ variant = 'primary', size = 'normal', className }: ButtonStyle) =>
  classNames(
    'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control border-2 text-center font-semibold',
    'transition-[background-color,translate] active:translate-y-px',
    'focus-visible:rounded-control',
    variants[variant],
    sizes[size],
    className,
  )

const unavailable =
  'inactive:cursor-not-allowed inactive:border-transparent inactive:bg-line inactive:text-ink-soft inactive:active:translate-y-0'

type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> &
  ButtonStyle & {
    ref?: RefObject<HTMLButtonElement | null>
    pending?: boolean
  }

export function Button({
  ref,
  variant,
  size,
  className,
  pending = false,
  disabled,
  'aria-disabled': ariaDisabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ownRef = useRef<HTMLButtonElement>(null)
  const button = ref ?? ownRef
  const recordFocus = useRestoredFocus(pending, button)
  const hydrated = useHydrated()
  return (
    <button
      ref={button}
      type="button"
      // Not before hydration, so that start-page.ts can record a click.
      disabled={hydrated && (disabled || pending)}
      // Unlike a disabled button, an aria-disabled one keeps the focus.
      aria-disabled={ariaDisabled || undefined}
      aria-busy={pending || undefined}
      onClick={event => {
        recordFocus()
        if (ariaDisabled) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(buttonClasses({ variant, size, className }), unavailable)}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/** Disabling the button drops its focus: this restores it, unless something else has it by then. */
function useRestoredFocus(pending: boolean, button: RefObject<HTMLButtonElement | null>) {
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

const Spinner = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 animate-spin">
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
    <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
