import { Link, type LinkProps } from 'react-router'
import { type ButtonStyle, buttonClasses } from './button.tsx'

type LinkButtonProps = Omit<LinkProps, 'className' | 'to'> & ButtonStyle & { to: string }

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
