import { site as released, type Site } from '#content/site.ts'
import { installationChecks } from '#server/checks.ts'
import type { Config } from '#server/config.ts'
import type { TroubleCheck } from '#server/messages/trouble.ts'
import { readPublishedWords } from '#server/site/word-store.ts'
import { latestBackup } from '#server/storage/backup/backup-files.ts'
import { serverLocation, withSnapshot } from '#server/storage/backup/snapshot.ts'
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts'

type Installation = { site: Site; findings: Array<[name: string, Finding]> }

/** Only reads, so it's safe beside a running server. The site check writes, through the server. */
export async function examineInstallation(config: Config, now = new Date()): Promise<Installation> {
  try {
    return await withSnapshot(serverLocation(config), async ({ kind, handle }) => {
      const backupStatus = kind === 'sqlite' ? () => ({ lastAt: null, failedAt: null, reason: null }) : undefined
      const found: Installation['findings'] = [
        ['Database', ok(kind === 'sqlite' ? 'SQLite, intact.' : 'Postgres can be read.')],
      ]
      for (const check of installationChecks({ config, read: handle, backupStatus })) {
        const hasNone = check.id === 'backup' && !latestBackup(config.backupDir, now)
        found.push([check.name, hasNone ? noBackup : await findingOf(check, now)])
      }
      return { site: (await readPublishedWords(handle)).site, findings: found }
    })
  } catch (error) {
    const text = `${reasonOf(error)}. Start the server, or use its settings, as its user. See "The database is down" in docs/operations.md.`
    return { site: released, findings: [['Database', wrong(text)]] }
  }
}

const noBackup = warning("There's none yet. The server makes one every night.")

async function findingOf({ find }: TroubleCheck, now: Date): Promise<Finding> {
  try {
    const trouble = await find(now)
    return trouble ? wrong(`${trouble.title}. ${trouble.detail} ${trouble.whatToDo}`) : ok('Nothing is wrong.')
  } catch (error) {
    return wrong(`This couldn't be checked: ${reasonOf(error)}.`)
  }
}
