import { z } from 'zod'
import { words } from '#content/all-words.ts'
import { articlesPath } from '#content/editing/apply-changes.ts'
import type { Change, Json } from '#content/editing/change.ts'
import { isSame } from '#content/editing/is-same.ts'
import { wordAt } from './drafted-words.ts'

/** Says which entry can't be used. */
export class WordPatchError extends Error {}

export type ImportedChange = { path: string; value: Json }

const operation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('test'), path: z.string(), value: z.json() }),
  z.object({ op: z.literal('add'), path: z.string(), value: z.json() }),
  z.object({ op: z.literal('replace'), path: z.string(), value: z.json() }),
])

const pointerOf = (path: string) =>
  path
    .split('/')
    .map(key => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')

const pathOf = (pointer: string) => pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * A JSON Patch (RFC 6902) of the words in content/. Articles, cities and legal documents go by their slugs, and
 * "/articles" is the order of the articles.
 */
export const patchOf = (changes: readonly Change[]) =>
  changes.flatMap(({ path, original, value }) => {
    const pointer = pointerOf(path)
    if (original === null) return [{ op: 'add', path: pointer, value }]
    return [
      { op: 'test', path: pointer, value: original },
      { op: 'replace', path: pointer, value },
    ]
  })

/** What a patch changes. Whether each value is allowed is checked later. */
export function readPatch(patch: unknown): ImportedChange[] {
  if (!Array.isArray(patch)) throw new WordPatchError("It isn't a JSON Patch.")
  const changes = patch.flatMap((entry: unknown, index) => {
    const { success, data } = operation.safeParse(entry)
    if (!success) throw new WordPatchError(`Entry ${index + 1} isn't a test, add or replace of JSON Patch.`)
    const path = pathOf(data.path)
    if (data.op !== 'test') return { path, value: data.value }
    // Their order has the owner's articles, too.
    if (path !== articlesPath && !isSame(data.value, wordAt(words, path)))
      throw new WordPatchError(`Entry ${index + 1}: this release has other words at ${data.path}.`)
    return []
  })
  // An article has to be there before the order that leaves it out.
  return changes.toSorted((a, b) => Number(a.path === articlesPath) - Number(b.path === articlesPath))
}
