import { mailLinkTo, phoneLinkTo, websiteLinkTo } from './contact-links.ts'

const className =
  'font-semibold text-pine underline underline-offset-4 wrap-anywhere hover:text-pine-deep print:text-ink print:no-underline'

// As high as a thumb needs it, without taking more room than its line.
const tall = `${className} -my-2 inline-flex min-h-touch max-w-full items-center print:my-0 print:inline print:min-h-0`

type ContactLinkProps = { to: string | undefined; text: string }

function LinkOrText({ to, text }: ContactLinkProps) {
  if (!to) return text
  return (
    <a href={to} className={tall}>
      {text}
    </a>
  )
}

export function EmailLink({ email }: { email: string }) {
  return <LinkOrText to={mailLinkTo(email)} text={email} />
}

export function PhoneLink({ phone }: { phone: string }) {
  return <LinkOrText to={phoneLinkTo(phone)} text={phone} />
}

/** Typed by a stranger: it opens beside this page, and is not told where it was opened from. */
export function WebsiteLink({ website }: { website: string }) {
  const address = websiteLinkTo(website)
  if (!address) return website
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={tall}>
      {website}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
