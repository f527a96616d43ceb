import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { erasePerson, exportPerson, PurgeRefused, purgeOld } from '#server/privacy/privacy-service.ts'
import { linesOf, printOutcome, UsageError } from './command.ts'

const usage = `Usage:

  npm run privacy -- export <email>   prints everything that's stored about this person, as JSON
  npm run privacy -- erase <email>    removes it from every table and prints a receipt
  npm run privacy -- purge            removes what's older than the privacy policy allows
  npm run privacy -- purge --yes      the same, even if it removes a lot or the clock looks wrong
`

const maxWaitMs = 60_000

const [command, email, ...rest] = process.argv.slice(2)

await printOutcome(run)

async function run() {
  const takesEmail = command === 'export' || command === 'erase'
  const confirmed = email === '--yes'
  // Any text is accepted, because forms accept any text as an address.
  const fits = takesEmail ? email?.trim() : command === 'purge' && (email === undefined || confirmed)
  if (!fits || rest.length > 0) throw new UsageError(usage)
  const config = loadConfig(process.env)
  const file = join(config.dataDir, 'site.db')
  if (!config.databaseUrl && !existsSync(file))
    throw new UsageError(`There's no database at ${file}. Set DATA_DIR or DATABASE_URL to what the server uses.`)
  const database = await openDatabase(config)
  try {
    if (command === 'export') return asJson(await exportPerson(database, email as string))
    if (command === 'erase') return await erase(database, email as string)
    return receipt('Purged old data', await purgeOld(database, new Date(), { confirmed }))
  } catch (error) {
    if (!(error instanceof PurgeRefused)) throw error
    throw new UsageError(`Nothing was purged. ${error.message} If that's right: npm run privacy -- purge --yes`)
  } finally {
    await database.close()
  }
}

async function erase(database: Database, email: string) {
  const { rows, isComplete } = await erasePerson(database, email)
  const giveUpAt = Date.now() + maxWaitMs
  let cleared = isComplete
  while (!cleared && Date.now() < giveUpAt) {
    await sleep(500)
    cleared = await database.clearLog()
  }
  const outstanding = `
Not complete yet: another program is reading the database, so its log still holds a copy. Run this again later.
`
  return receipt(`Erased: ${email}`, rows) + (cleared ? '' : outstanding)
}

/** Columns that hold JSON are shown as JSON, not as text. */
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
