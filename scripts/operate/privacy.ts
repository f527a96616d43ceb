import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { databaseFile, openDatabase } from '#server/db/open-database.ts'
import { type LeadEvents, webhookFor } from '#server/outbox/lead-events.ts'
import { insertMessages } from '#server/outbox/message-repository.ts'
import { erasePersonalData, exportPersonalData, PurgeRefused, purgeOld } from '#server/privacy/privacy-service.ts'
import { formatCounts, runCommand, UsageError } from './command.ts'

const usage = `Usage:

  npm run privacy -- export <email>   Print everything stored about a person, as JSON
  npm run privacy -- erase <email>    Delete a person's data from every table and print a receipt
  npm run privacy -- purge            Delete data older than the privacy policy allows
  npm run privacy -- purge --yes      Purge even if an unusual number of forms is deleted or the clock looks wrong
`

const maxWaitMs = 60_000

if (import.meta.main) await runCommand(() => privacy(process.argv.slice(2), process.env))

export async function privacy([command, email, ...rest]: readonly string[], env: NodeJS.ProcessEnv) {
  const takesEmail = command === 'export' || command === 'erase'
  const confirmed = email === '--yes'
  // Forms accept any text as an address, so this does too.
  const isValid = takesEmail ? email?.trim() : command === 'purge' && (email === undefined || confirmed)
  if (!isValid || rest.length > 0) throw new UsageError(usage)
  const config = loadConfig(env)
  const file = databaseFile(config.dataDir)
  if (!config.databaseUrl && !existsSync(file))
    throw new UsageError(`No database found at ${file}. Use the same DATA_DIR or DATABASE_URL as the server.`)
  const database = await openDatabase(config)
  try {
    if (command === 'export') return JSON.stringify(await exportPersonalData(database, email as string), null, 2)
    if (command === 'erase') return await erase(database, email as string, config.webhookUrl !== undefined)
    return receipt('Purged old data', await purgeOld(database, new Date(), { confirmed }))
  } catch (error) {
    if (!(error instanceof PurgeRefused)) throw error
    throw new UsageError(`Nothing was purged. ${error.message} If this is correct, run: npm run privacy -- purge --yes`)
  } finally {
    await database.close()
  }
}

async function erase(database: Database, email: string, hasWebhook: boolean) {
  // The server sends it.
  const addEvent: LeadEvents['add'] = async (transaction, event) => {
    const webhook = webhookFor(event, new Date().toISOString())
    await insertMessages(transaction, [webhook])
    return webhook.id
  }
  const { removed, isComplete } = await erasePersonalData(database, email, hasWebhook ? addEvent : undefined)
  const deadline = Date.now() + maxWaitMs
  let cleared = isComplete
  while (!cleared && Date.now() < deadline) {
    await sleep(500)
    cleared = await database.clearLog()
  }
  const incomplete = `
Incomplete: another process is reading the database, so its log still contains a copy. Run this command again later.
`
  const counts = Object.fromEntries(removed.map(({ what, count }) => [what, count]))
  return receipt(`Erased: ${email}`, counts) + (cleared ? '' : incomplete)
}

function receipt(title: string, counts: Record<string, number>) {
  return `${title}\n${new Date().toISOString()}\n\n${formatCounts(counts)}`
}
