import { site as released, type Site } from '#content/site.ts'
import { serverLocation, withSnapshot } from '#server/backup/snapshot.ts'
import { pathState } from '#server/db/path-access.ts'
import { readPublishedWords } from '#server/words/word-store.ts'
import type { Context } from './check.ts'

/** With the owner's changes, if there's a database that can have any. */
export async function publishedSite({ config }: Context): Promise<Site> {
  const location = serverLocation(config)
  if (location.kind === 'sqlite' && pathState(location.file) !== 'file') return released
  return withSnapshot(location, async ({ handle, tables }) =>
    tables.some(({ name }) => name === 'word_changes') ? (await readPublishedWords(handle)).site : released,
  )
}
