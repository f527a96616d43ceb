import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/lib/class-names.ts'

type TextLinkProps = {
  /** A path of this site, or an address that starts with http or mailto. */
  to: string
  /** In the middle of a sentence; a link that stands alone is as tall as a thumb needs it. */
  inline?: boolean
  children: ReactNode
}

export function TextLink({ to, inline = false, children }: TextLinkProps) {
  const className = classNames(
    'font-semibold text-pine underline underline-offset-4 hover:text-pine-deep',
    inline ? 'break-words' : 'inline-flex min-h-touch max-w-full items-center wrap-anywhere',
  )
  if (/^(https?|mailto):/.test(to))
    return (
      <a href={to} className={className}>
        {children}
      </a>
    )
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
