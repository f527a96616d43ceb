import { classNames } from '#app/lib/class-names.ts'

export type ButtonVariant = 'primary' | 'strong' | 'secondary' | 'quiet' | 'danger'

const looks: Record<ButtonVariant, string> = {
  // Amber is for the one action that matters on a page.
  primary: 'border-transparent bg-amber text-pine-deep hover:bg-amber-deep',
  strong: 'border-transparent bg-pine text-white hover:bg-pine-deep',
  secondary: 'border-pine bg-white text-pine hover:bg-pine-soft',
  quiet: 'border-transparent bg-transparent text-pine hover:bg-pine-soft',
  danger: 'border-transparent bg-danger text-white hover:bg-danger/90',
}

export type ButtonSize = 'small' | 'normal' | 'large'

const sizes: Record<ButtonSize, string> = {
  // Where there are many, in rows and toolbars.
  small: 'min-h-touch px-4 py-1.5 text-small',
  normal: 'min-h-12 px-6 py-2.5',
  large: 'min-h-16 px-7 py-3',
}

/** What a button looks like, whether it is a button or a link. */
export const buttonClasses = (variant: ButtonVariant, size: ButtonSize = 'normal') =>
  classNames(
    'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control border-2 text-center font-semibold',
    'transition-[background-color,translate] active:translate-y-px',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-line disabled:text-ink-soft disabled:active:translate-y-0',
    'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-line aria-disabled:text-ink-soft aria-disabled:active:translate-y-0',
    'focus-visible:rounded-control',
    looks[variant],
    sizes[size],
  )
