/** Only a suggestion for the passkey's name, because user agents aren't reliable. */
export function deviceKind({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  if (/iPhone|Android.*Mobile/.test(userAgent)) return 'Phone'
  // An iPad has the user agent of a Mac, but no Mac has a touchscreen.
  if (/iPad|Android/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'Tablet'
  return 'Office computer'
}

/** "Phone", or else "Phone 2". */
export function unusedName(kind: string, used: readonly string[]) {
  const isUsed = (name: string) => used.some(other => other.toLowerCase() === name.toLowerCase())
  let name = kind
  for (let number = 2; isUsed(name); number += 1) name = `${kind} ${number}`
  return name
}
