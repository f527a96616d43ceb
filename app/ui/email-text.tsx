/** An email address that, where it must break, breaks after its @. */
export function EmailText({ address }: { address: string }) {
  const [name, domain] = address.split('@')
  return (
    <span className="wrap-anywhere">
      {name}@<wbr />
      {domain}
    </span>
  )
}
