import type { EntryContext } from 'react-router'
import { consentKey } from '#app/features/consent/consent-storage.ts'
import { typefacesId } from '#app/lib/site-styles.ts'
import { visitKey } from '#app/lib/visit.ts'

const idsInPage = { typefacesId, consentKey, visitKey }

const isLibrary = (href: string) => href.includes('/vendor-')

/**
 * The script in the page: it fetches the typefaces, then the app, once the first words are on the screen. Before that,
 * both would only compete with them for the line and the processor (docs/decisions/0004-fast-first-page.md).
 */
export function startScript({ manifest, staticHandlerContext }: EntryContext) {
  const [, ...pages] = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id])
  const parts = [manifest.entry, ...pages.filter(page => page !== undefined)]
  const files = [...new Set(parts.flatMap(({ module, imports }) => [module, ...(imports ?? [])]))]
  const given = [idsInPage, files, files.filter(isLibrary), manifest.entry.module].map(argument =>
    JSON.stringify(argument),
  )
  return `(${start})(${given})`.replace(/\n\s*/g, '\n')
}

/** Goes into the page as text: it can use nothing from outside. */
async function start(ids: typeof idsInPage, files: string[], libraries: string[], entry: string) {
  const painted = new Promise<void>(next => requestAnimationFrame(() => setTimeout(next)))
  const pause = () => new Promise<void>(next => setTimeout(next))

  const hasBeenHere = () => {
    try {
      return ids.consentKey in localStorage || ids.visitKey in sessionStorage
    } catch {
      return false
    }
  }

  // Who has been here has the typefaces already: they come with the first words, so that none of these changes its face.
  if (!hasBeenHere()) await painted
  const typefaces = document.getElementById(ids.typefacesId)?.textContent.replace(/<.?style>/g, '')
  document.head.append(Object.assign(document.createElement('style'), { textContent: typefaces }))

  await painted
  // All at once: what one file imports would otherwise be asked for only after that file has arrived.
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' })
    document.head.append(link)
  }
  // The libraries take longest to run: one at a time with a pause in between, so that a touch is answered.
  for (const href of libraries) {
    await import(/* @vite-ignore */ href)
    await pause()
  }
  await import(/* @vite-ignore */ entry)
}
