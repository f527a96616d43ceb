import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readKeyValues } from './key-values.ts'

export type DocumentFile = {
  /** The file's name without `.md`. */
  name: string
  fields: Readonly<Record<string, string>>
  /** Markdown. */
  text: string
}

const frontMatter = /^---\n([\s\S]*?)\n---\n+/

/** The Markdown files in a folder of content/, with their front matter. */
export function readDocuments(folder: string): readonly DocumentFile[] {
  const directory = new URL(`../${folder}/`, import.meta.url)
  return globSync('*.md', { cwd: directory })
    .toSorted()
    .map(file => {
      const source = readFileSync(new URL(file, directory), 'utf8').replaceAll('\r\n', '\n')
      const [whole = '', lines] = frontMatter.exec(source) ?? []
      if (lines === undefined) throw new Error(`content/${folder}/${file} has to start with lines between --- and ---.`)
      const fields = readKeyValues(lines.split('\n'))
      return { name: basename(file, '.md'), fields, text: source.slice(whole.length).trimEnd() }
    })
}
