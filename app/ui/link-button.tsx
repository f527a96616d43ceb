import { Link, type LinkProps } from 'react-router'
import { classNames } from '#app/lib/class-names.ts'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

const leavesTheSite = (to: LinkProps['to']) => typeof to === 'string' && to.startsWith('http')

/** A link that looks like a button. An address that starts with http opens in a new tab. */
export function LinkButton({
  variant = 'primary',
  size = 'normal',
  className,
  children,
  to,
  ...rest
}: LinkButtonProps) {
  const newTab = leavesTheSite(to) ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Link to={to} {...newTab} {...rest} className={classNames(buttonClasses(variant, size), className)}>
      {children}
      {leavesTheSite(to) && <span className="sr-only"> (opens in a new tab)</span>}
    </Link>
  )
}
