type Names = { typefaces: string; consent: string; visit: string }

/**
 * The script in every page, written into it as text: it can use nothing from outside. It fetches the typefaces and the
 * app once the first words are on the screen. Before that, both would only compete with them for the line and the
 * processor (docs/decisions/0004-fast-first-page.md).
 */
export default async function start(names: Names, files: string[], libraries: string[], entry: string) {
  // Who has been here has the typefaces in the cache: the first words can wear them, and none changes its face.
  const isReturning = hasBeenHere()
  if (isReturning) addTypefaces()
  await firstPaint()
  if (!isReturning) addTypefaces()
  await pause()
  await startApp()

  function hasBeenHere() {
    try {
      return names.consent in localStorage || names.visit in sessionStorage
    } catch {
      return false
    }
  }

  /** So that a touch is answered before more work begins. */
  function pause() {
    return new Promise(goOn => setTimeout(goOn))
  }

  /** At most half a second: Firefox doesn't report the first paint of a page that opens scrolled, nor does a hidden tab. */
  function firstPaint() {
    return new Promise<void>(painted => {
      setTimeout(painted, 500)
      const observer = new PerformanceObserver(
        list => list.getEntriesByName('first-contentful-paint').length > 0 && painted(),
      )
      observer.observe({ type: 'paint', buffered: true })
    })
  }

  /** Added when they have arrived, all in one go: the words are laid out anew once, not once for each. */
  async function addTypefaces() {
    const text = document.getElementById(names.typefaces)?.textContent ?? ''
    const faces = Array.from(text.matchAll(/\{(.*?)\}/g), ([, rule = '']) => {
      const of = (property: string) => rule.match(`${property}:([^;]+)`)?.[1] ?? ''
      const unicodeRange = of('unicode-range')
      const face = new FontFace(of('font-family'), of('src'), {
        weight: of('font-weight'),
        unicodeRange,
        display: 'swap',
      })
      return { face, isNeeded: unicodeRange.startsWith('U+20-') }
    })
    await Promise.all(faces.map(({ face, isNeeded }) => isNeeded && face.load().catch(() => undefined)))
    for (const { face } of faces) document.fonts.add(face)
  }

  async function startApp() {
    // Chrome asks for it as soon as it is named, and it is for the home screen of a phone only.
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }))
    // All at once: what one file imports would otherwise be asked for only after that file has arrived.
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' })
      document.head.append(link)
    }
    // The libraries take longest to run: one at a time.
    for (const href of libraries) {
      await import(href)
      await pause()
    }
    await import(entry)
  }
}
