import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TextLinkProps = {
  to: string
  inline?: boolean
  children: ReactNode
}

export const textLinkClasses = (inline = false) =>
  classNames(
    'font-semibold text-pine underline underline-offset-4 hover:text-pine-deep',
    inline ? 'break-words' : 'inline-flex min-h-touch max-w-full items-center wrap-anywhere',
  )

export const TextLink = ({ to, inline = false, children }: TextLinkProps) => (
  <a href={to} className={textLinkClasses(inline)}>
    {children}
  </a>
)

export const EmailTextLink = ({ address }: { address: string }) => (
  <TextLink inline to={`mailto:${address}`}>
    {address}
  </TextLink>
)
