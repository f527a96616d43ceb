import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'

/**
 * A prerendered page holds the whole stylesheet. Of that, this leaves what the page can ever show: one that fits into the
 * first packets of a connection is on the screen a round trip earlier (docs/decisions/0004-fast-first-page.md).
 */
export const withOwnStyles = (html: string, folder: string) =>
  html.replace(/(?<=<style id="page-styles"[^>]*>).*?(?=<\/style>)/s, styles => {
    const scripts = scriptsOf(html, folder)
    const words = new Set(scripts.flatMap(wordsIn))
    const unusedClasses = classesIn(styles).filter(name => !words.has(name))
    return withoutUnusedVariables(without(unusedClasses, styles), scripts)
  })

/** One that is gone may have been the last to use another. */
function withoutUnusedVariables(styles: string, scripts: readonly string[]): string {
  const used = new Set([styles, ...scripts].flatMap(text => text.match(/(?<=var\()--[\w-]+/g) ?? []))
  const defined = styles.match(/--[\w-]+(?=\s*[:{])/g) ?? []
  const fewer = without(
    defined.filter(name => !used.has(name)),
    styles,
  )
  return fewer.length < styles.length ? withoutUnusedVariables(fewer, scripts) : styles
}

const without = (unusedSymbols: string[], styles: string) =>
  transform({ filename: 'styles.css', code: Buffer.from(styles), minify: true, unusedSymbols }).code.toString()

/** All that the page starts, with what is fetched on demand, as text: every class stands in one of them. */
function scriptsOf(html: string, folder: string) {
  const texts = new Map<string, string>()
  const visit = (file: string) => {
    if (texts.has(file)) return
    // Other pages (app/browser-router.ts) bring styles of their own.
    const text = readFileSync(join(folder, 'assets', file), 'utf8').replace(/\bload:\(\)=>.*?import\(.*?\)/g, '')
    texts.set(file, text)
    for (const [, imported = ''] of text.matchAll(/\b(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g))
      visit(imported)
  }
  for (const [, file = ''] of html.matchAll(/"\/assets\/([\w.-]+\.js)"/g)) visit(file)
  return [...texts.values()]
}

/** A class may have an apostrophe in it, or stand between two. */
const wordsIn = (script: string) => [...(script.match(/[^\s"`{}]+/g) ?? []), ...(script.match(/[^\s"'`{}]+/g) ?? [])]

// Special characters are escaped in a stylesheet. A number such as .5 is no class, and does no harm here.
export const classesIn = (styles: string) =>
  [...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
