import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClasses } from './button.tsx'

type LinkButtonProps = Omit<LinkProps, 'className' | 'to'> & ButtonLook & { to: string }

/** A link that looks like a button. An address that starts with http opens in a new tab. */
export function LinkButton({ variant, size, className, children, to, ...rest }: LinkButtonProps) {
  const opensNewTab = to.startsWith('http')
  return (
    <Link
      to={to}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
      className={buttonClasses({ variant, size, className })}
    >
      {children}
      {opensNewTab && <span className="sr-only"> (opens in a new tab)</span>}
    </Link>
  )
}
