import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [file = ''] = globSync(join(import.meta.dirname, '../../build/site/client/assets/styles-*.css'))

/** What a document adds when its visitor goes on to another page. */
export const wholeStylesheet = readFileSync(file, 'utf8')

/** What a page brings along. */
export const pageStylesIn = (html: string) => html.match(/<style id="page-styles"[^>]*>([\s\S]*?)<\/style>/)?.[1] ?? ''

// Classes may be escaped in a stylesheet; that of a variant ends where its condition begins.
export const classesStyledIn = (styles: string) =>
  new Set([...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')))
