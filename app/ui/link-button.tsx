import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonClasses } from './button.tsx'
import { NewTabIcon } from './icons.tsx'

type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'href'> & ButtonStyle & { to: string }

export function LinkButton({ variant, size, className, children, to, ...rest }: LinkButtonProps) {
  const opensNewTab = to.startsWith('http')
  return (
    <a
      href={to}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
      className={buttonClasses({ variant, size, className })}
    >
      {children}
      {opensNewTab && (
        <>
          <NewTabIcon className="size-5 shrink-0" />
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      )}
    </a>
  )
}
