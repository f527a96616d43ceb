import { createRequire } from 'node:module'
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { supportedBrowsers } from '#scripts/build/supported-browsers.ts'

// Not imported, because Vitest would turn 20 MB of JSON into a module for half a minute.
const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** Newer APIs that stay. Code may use them only if they're there. */
const kept = new Set([
  // A prerendered page is counted when it's shown.
  'Document.prototype.prerendering',
  // The admin area's policy asks for it where it's known.
  'trustedTypes',
  // Without it, Chromium's errors have no stack.
  'Error.stackTraceLimit',
])

const versions = new Intl.Collator('en', { numeric: true })

function has(support: SupportStatement | undefined, version: string) {
  // The data has "≤37" for the first version tested, and "preview" for a version that isn't out yet.
  const isReached = (since: string | false | undefined) =>
    since && since !== 'preview' && versions.compare(since.replace('≤', ''), version) <= 0
  return [support ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .some(({ version_added, version_removed }) => isReached(version_added) && !isReached(version_removed))
}

function isNewer({ __compat }: Identifier) {
  if (!__compat) return false
  // Chromium has never had the others, so there's nothing to remove.
  if (!has(__compat.support.chrome, '9999')) return false
  return Object.entries(supportedBrowsers).some(
    ([browser, version]) => !has(__compat.support[browser as keyof typeof supportedBrowsers], version),
  )
}

const featuresOf = ({ __compat, ...features }: Identifier) => Object.entries<Identifier>(features)

/** A newer interface stands for its members. */
function newerIn(namespace: Identifier, toPaths: (owner: string, member: string) => string[]) {
  return featuresOf(namespace).flatMap(([owner, feature]) => {
    if (isNewer(feature)) return [owner]
    const members = featuresOf(feature).filter(([, member]) => isNewer(member))
    // A constructor has its interface's name. Without it, the interface is of little use.
    return members.flatMap(([member]) => (member === owner ? [owner] : toPaths(owner, member)))
  })
}

function webPaths(owner: string, member: string) {
  if (owner === 'Window') return [member]
  return member.endsWith('_static') ? [`${owner}.${member.slice(0, -7)}`] : [`${owner}.prototype.${member}`]
}

/** The data doesn't say which members are static. */
const builtInPaths = (owner: string, member: string) => [`${owner}.${member}`, `${owner}.prototype.${member}`]

function findNewerApis() {
  const { builtins = {} } = compatData.javascript
  const { Intl: intl = {} } = builtins
  const paths = [
    ...newerIn(compatData.api, webPaths),
    ...newerIn(builtins, builtInPaths),
    ...newerIn(intl, builtInPaths).map(path => `Intl.${path}`),
  ]
  const depth = (path: string) => path.split('.').length
  // Members first, because they're found through their interface.
  return [...new Set(paths)].filter(path => !kept.has(path)).sort((a, b) => depth(b) - depth(a))
}

/** What Chromium has but not every supported browser, such as `URL.parse`. Events and options aren't included. */
export const newerApis = findNewerApis()

/** Runs in the page before its scripts. */
export function removeApis(paths: readonly string[]) {
  for (const path of paths) {
    const names = path.split('.')
    const name = String(names.pop())
    const owner = names.reduce<object | undefined>((parent, key) => Object(parent)[key], window)
    const key = name.startsWith('@@') ? Object(Symbol)[name.slice(2)] : name
    if (owner) Reflect.deleteProperty(owner, key)
  }
}
