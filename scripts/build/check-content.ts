import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { ContentError } from './content-error.ts'

/** The bundler would explain a misplaced quote with a code frame and a stack trace. */
export function checkContent(root: string) {
  for (const file of globSync('content/**/*.ts', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8')
    const [error] = parseSync(file, source).errors
    if (!error) continue
    const line = source.slice(0, Math.max(...error.labels.map(({ start }) => start))).split('\n').length
    throw new ContentError(
      `${file.replaceAll('\\', '/')}, line ${line}: ${error.message}. If a text in '...' contains an apostrophe, put the text in "..." instead.`,
    )
  }
}
