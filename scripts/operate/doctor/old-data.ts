import { purgeTrouble } from '#server/leads/purge.ts'
import { serverLocation, withSnapshot } from '#server/storage/backup/snapshot.ts'
import { latestOf, releasedMigrations } from '#server/storage/migrations.ts'
import { pathState } from '#server/storage/path-access.ts'
import { type Context, ok, skipped, wrong } from './check.ts'

/** Whether the server keeps what the privacy policy promises about old data. */
export async function checkOldData({ config }: Context) {
  const location = serverLocation(config)
  if (location.kind === 'sqlite' && pathState(location.file) !== 'file')
    return skipped("There's no database to look in.")
  return withSnapshot(location, async ({ handle, migration }) => {
    if (migration !== latestOf(releasedMigrations)) return skipped('The tables are from an older release.')
    const trouble = await purgeTrouble(handle, new Date(), config.command('privacy', 'purge --yes'))
    return trouble
      ? wrong(`${trouble.detail} ${trouble.whatToDo}`)
      : ok('Nothing is kept longer than the privacy policy says.')
  })
}
