import inlineScript from 'virtual:inline-script'
import type { EntryContext } from 'react-router'
import { consentKey } from '#app/features/consent/consent-storage.ts'
import { typefacesId } from '#app/lib/site-styles.ts'
import { visitKey } from '#app/lib/visit.ts'

const names = { typefaces: typefacesId, consent: consentKey, visit: visitKey }

const isLibrary = (href: string) => href.includes('/vendor-')

/** inline-script.ts, with the files that this page needs. */
export function startScript({ manifest, staticHandlerContext }: EntryContext) {
  const [, ...pages] = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id])
  const parts = [manifest.entry, ...pages.filter(page => page !== undefined)]
  const files = [...new Set(parts.flatMap(({ module, imports }) => [module, ...(imports ?? [])]))]
  const given = [names, files, files.filter(isLibrary), manifest.entry.module]
  return `(${inlineScript})(${given.map(value => JSON.stringify(value))})`
}
