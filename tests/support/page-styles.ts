import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { classesIn } from '#scripts/page-styles.ts'

const [file = ''] = globSync(join(import.meta.dirname, '../../build/site/client/assets/styles-*.css'))

/** What a document adds when its visitor goes on to another page. */
export const wholeStylesheet = readFileSync(file, 'utf8')

/** What a page brings along. */
export const pageStylesIn = (html: string) => html.match(/<style id="page-styles"[^>]*>([\s\S]*?)<\/style>/)?.[1] ?? ''

export const classesStyledIn = (styles: string) => new Set(classesIn(styles))
