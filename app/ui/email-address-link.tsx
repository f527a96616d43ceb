import { textLinkClasses } from './text-link.tsx'

/** The label is for Chromium, which would name the link with a space where the text may break. */
export const EmailAddressLink = ({
  address,
  className = textLinkClasses(),
}: {
  address: string
  className?: string
}) => (
  <a href={`mailto:${address}`} aria-label={address} className={className}>
    <EmailText address={address} />
  </a>
)

/** Prefers to break after the @. */
export function EmailText({ address }: { address: string }) {
  const domainAt = address.lastIndexOf('@') + 1
  return (
    <span className="wrap-anywhere">
      {address.slice(0, domainAt)}
      <wbr />
      {address.slice(domainAt)}
    </span>
  )
}
