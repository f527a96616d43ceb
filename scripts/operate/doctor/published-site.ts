import { site as released, type Site } from '#content/site.ts'
import { readPublishedWords } from '#server/site/word-store.ts'
import { serverLocation, withSnapshot } from '#server/storage/backup/snapshot.ts'
import { pathState } from '#server/storage/files.ts'
import type { Context } from './check.ts'

/** With the owner's changes, if there's a database that can have any. */
export async function publishedSite({ config }: Context): Promise<Site> {
  const location = serverLocation(config)
  if (location.kind === 'sqlite' && pathState(location.file) !== 'file') return released
  return withSnapshot(location, async ({ handle, tables }) =>
    tables.some(({ name }) => name === 'word_changes') ? (await readPublishedWords(handle)).site : released,
  )
}
