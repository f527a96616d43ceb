// Links that stay within the application. Those in app/ui load a new page.
import { Link, type LinkProps } from 'react-router'
import { type ButtonStyle, buttonClasses } from '#app/ui/button.tsx'
import { textLinkClasses } from '#app/ui/text-link.tsx'

type AdminLinkButtonProps = Omit<LinkProps, 'className'> & ButtonStyle

export const AdminLinkButton = ({ variant, size, className, ...link }: AdminLinkButtonProps) => (
  <Link {...link} className={buttonClasses({ variant, size, className })} />
)

type AdminTextLinkProps = Pick<LinkProps, 'to' | 'children'> & { inline?: boolean }

export const AdminTextLink = ({ inline, ...link }: AdminTextLinkProps) => (
  <Link {...link} className={textLinkClasses(inline)} />
)
