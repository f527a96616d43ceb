/** In this order: many browsers also name the ones they're built on. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

const nameIn = (names: ReadonlyArray<readonly [RegExp, string]>, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** Of `npm run doctor`, which logs in to check the proxy. Anyone could use it, hence "probably". */
export const doctorAgent = 'modernize-doctor'

/** "Chrome on Android": enough for the administrator to recognize it. */
export function deviceOf(userAgent = '') {
  if (userAgent === doctorAgent) return 'Probably the doctor command'
  const start = userAgent.slice(0, 500)
  const [browser, system] = [nameIn(browsers, start), nameIn(systems, start)]
  return [browser ?? (system && 'A browser'), system].filter(Boolean).join(' on ') || null
}

/** If TRUST_PROXY is set but there's no proxy, the client chooses this text. */
export const addressOf = ({ ip }: { ip: string }) => (/^[\da-f.:[\]]{2,60}$/i.test(ip) ? ip : null)
