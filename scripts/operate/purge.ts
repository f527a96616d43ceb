import { serverCommand } from '#server/admin/audit-log.ts'
import { commandFor, loadConfig } from '#server/config.ts'
import { PurgeRefused, purgeOld } from '#server/leads/purge.ts'
import { readPublishedWords } from '#server/site/word-store.ts'
import { formatCounts, runCommand, UsageError, withServerDatabase } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('purge', '[--yes]')}

Delete what's older than the privacy policy allows. The server does it once a day. With --yes, also if it's more than half of
the leads.
`

if (import.meta.main) await runCommand(() => purge(process.argv.slice(2), process.env))

export async function purge([option, ...rest]: readonly string[], env: NodeJS.ProcessEnv) {
  const confirmed = option === '--yes'
  if ((option !== undefined && !confirmed) || rest.length > 0) throw new UsageError(usage(env))
  const config = loadConfig(env)
  try {
    const counts = await withServerDatabase(config, async database => {
      const words = await readPublishedWords(database.read)
      return purgeOld(database, new Date(), { confirmed, actor: serverCommand(), words })
    })
    return `Purged old data\n${new Date().toISOString()}\n\n${formatCounts(counts)}`
  } catch (error) {
    if (!(error instanceof PurgeRefused)) throw error
    const confirm = config.command('purge', '--yes')
    throw new UsageError(`Nothing was deleted. ${error.message} If this machine's clock is right, run: ${confirm}`)
  }
}
