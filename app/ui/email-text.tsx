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
