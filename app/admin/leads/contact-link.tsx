import { emailHref, phoneHref } from '#content/contact-href.ts'

const domainName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/\S*)?$/i

export function websiteHref(website: string) {
  const typed = website.trim()
  const address = domainName.test(typed) ? `https://${typed}` : typed
  // Not URL.parse, which Safari 17 and Chrome 125 don't have.
  if (!URL.canParse(address)) return undefined
  const { href, protocol, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && !username && !password ? href : undefined
}

const className =
  '-my-2 inline-flex min-h-touch max-w-full items-center font-semibold text-pine underline underline-offset-4 wrap-anywhere hover:text-pine-deep print:my-0 print:inline print:min-h-0 print:text-ink print:no-underline'

type LinkOrTextProps = { href: string | undefined; text: string; newTab?: boolean }

function LinkOrText({ href, text, newTab = false }: LinkOrTextProps) {
  if (!href) return text
  return (
    <a href={href} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} className={className}>
      {text}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}

export const EmailLink = ({ email }: { email: string }) => <LinkOrText href={emailHref(email)} text={email} />

export const PhoneLink = ({ phone }: { phone: string }) => <LinkOrText href={phoneHref(phone)} text={phone} />

export const WebsiteLink = ({ website }: { website: string }) => (
  <LinkOrText href={websiteHref(website)} text={website} newTab />
)
