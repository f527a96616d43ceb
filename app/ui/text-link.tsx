import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

type TextLinkProps = {
  to: string
  inline?: boolean
  children: ReactNode
}

export function TextLink({ to, inline = false, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'font-semibold text-pine underline underline-offset-4 hover:text-pine-deep',
        inline ? 'break-words' : 'inline-flex min-h-touch max-w-full items-center wrap-anywhere',
      )}
    >
      {children}
    </Link>
  )
}
