import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { erasePerson, exportPerson, PurgeRefused, purgeOld } from '#server/privacy/privacy-service.ts'
import { linesOf, printOutcome, UsageError } from './command.ts'

const usage = `How to use it:

  npm run privacy -- export <email>   prints everything that is stored about this person, as JSON
  npm run privacy -- erase <email>    removes it from every table and prints a receipt
  npm run privacy -- purge            removes what is older than the privacy policy allows
  npm run privacy -- purge --yes      the same, even if it removes a lot or the clock looks wrong
`

const longestWaitMs = 60_000

const [command, email, ...rest] = process.argv.slice(2)

await printOutcome(run)

async function run() {
  const takesEmail = command === 'export' || command === 'erase'
  // Any text: a lead may have left an address that is none.
  const confirmed = email === '--yes'
  const fits = takesEmail ? email?.trim() : command === 'purge' && (email === undefined || confirmed)
  if (!fits || rest.length > 0) throw new UsageError(usage)
  const config = loadConfig(process.env)
  const file = join(config.dataDir, 'site.db')
  if (!config.databaseUrl && !existsSync(file))
    throw new UsageError(`There is no database at ${file}. Set DATA_DIR or DATABASE_URL as the server has it.`)
  const database = await openDatabase(config)
  try {
    if (command === 'export') return asJson(await exportPerson(database, email as string))
    if (command === 'erase') return await erase(database, email as string)
    return receipt('Purged by the periods of the privacy policy', await purgeOld(database, new Date(), { confirmed }))
  } catch (error) {
    if (!(error instanceof PurgeRefused)) throw error
    throw new UsageError(`Nothing was purged. ${error.message} If that's right: npm run privacy -- purge --yes`)
  } finally {
    await database.close()
  }
}

async function erase(database: Database, email: string) {
  const { rows, isComplete } = await erasePerson(database, email)
  const giveUpAt = Date.now() + longestWaitMs
  let cleared = isComplete
  while (!cleared && Date.now() < giveUpAt) {
    await sleep(500)
    cleared = await database.clearLog()
  }
  const outstanding = `
Not complete yet: another program reads the database, so its log still holds a copy. Run this again when that has ended.
`
  return receipt(`Erased: ${email}`, rows) + (cleared ? '' : outstanding)
}

/** Columns that hold JSON are shown as what they hold. */
function asJson(value: object) {
  const readable = (_key: string, cell: unknown) => {
    if (typeof cell !== 'string' || !/^[[{]/.test(cell)) return cell
    try {
      return JSON.parse(cell)
    } catch {
      return cell
    }
  }
  return JSON.stringify(JSON.parse(JSON.stringify(value), readable), null, 2)
}

function receipt(title: string, counts: Record<string, number>) {
  return `${title}\n${new Date().toISOString()}\n\n${linesOf(counts)}`
}
