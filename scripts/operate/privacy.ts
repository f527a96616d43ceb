import { setTimeout as sleep } from 'node:timers/promises'
import { recordRead, serverCommand } from '#server/admin/audit-log.ts'
import { commandFor, loadConfig } from '#server/config.ts'
import { erasePersonalData, exportPersonalData, removeTraces } from '#server/leads/privacy.ts'
import { PurgeRefused, purgeOld } from '#server/leads/purge.ts'
import { insertMessages } from '#server/messages/message-repository.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import { newWebhookAbout } from '#server/messages/webhooks.ts'
import { readPublishedWords } from '#server/site/word-store.ts'
import { requireDatabase } from '#server/storage/backup/snapshot.ts'
import { openWithBackup } from '#server/storage/backup/upgrade-backup.ts'
import { type Database, databaseFile } from '#server/storage/database.ts'
import { formatCounts, runCommand, UsageError } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => {
  const run = (args: string) => commandFor(env)('privacy', args.padEnd('export <email>'.length))
  return `Usage:

  ${run('export <email>')}   Print everything stored about a person, as JSON
  ${run('erase <email>')}   Delete a person's data from every table and print a receipt
  ${run('purge')}   Delete what's older than the privacy policy allows. The server does it once a day
  ${run('purge --yes')}   The same, even if it deletes more than half of the leads
`
}

const maxWaitMs = 60_000

if (import.meta.main) await runCommand(() => privacy(process.argv.slice(2), process.env))

export async function privacy([command, email, ...rest]: readonly string[], env: NodeJS.ProcessEnv) {
  const takesEmail = command === 'export' || command === 'erase'
  const confirmed = email === '--yes'
  // Forms accept any text as an address, so this does too.
  const isValid = takesEmail ? email?.trim() : command === 'purge' && (email === undefined || confirmed)
  if (!isValid || rest.length > 0) throw new UsageError(usage(env))
  const config = loadConfig(env)
  if (!config.databaseUrl)
    requireDatabase(databaseFile(config.dataDir), 'Use the same DATA_DIR or DATABASE_URL as the server.')
  const database = await openWithBackup(config, { info: () => undefined })
  try {
    if (command === 'export') return await exportPerson(database, email as string)
    if (command === 'erase') return await erase(database, email as string, config.webhookUrl !== undefined)
    return await purge(database, confirmed, config.command('privacy', 'purge --yes'))
  } finally {
    await database.close()
  }
}

async function purge(database: Database, confirmed: boolean, confirm: string) {
  const words = await readPublishedWords(database.read)
  try {
    const counts = await purgeOld(database, new Date(), { confirmed, actor: serverCommand(), words })
    return receipt('Purged old data', counts)
  } catch (error) {
    if (!(error instanceof PurgeRefused)) throw error
    throw new Error(`Nothing was deleted. ${error.message} If this machine's clock is right, run: ${confirm}`)
  }
}

async function exportPerson(database: Database, email: string) {
  const found = await exportPersonalData(database, email, await readPublishedWords(database.read))
  const { read } = database
  const lead = await read.selectFrom('leads').select('id').where('email_key', '=', found.email).executeTakeFirst()
  const log = { error: (_details: object, message: string) => console.error(message) }
  await recordRead(database, { actor: serverCommand(), log }, { action: 'lead.exported', leadId: lead?.id })
  return JSON.stringify(found, null, 2)
}

async function erase(database: Database, email: string, hasWebhook: boolean) {
  // The server sends it.
  const addEvent: Outbox['addWebhook'] = async (transaction, event) => {
    const now = new Date().toISOString()
    const webhook = newWebhookAbout(event, { created_at: now, next_attempt_at: now })
    await insertMessages(transaction, [webhook])
    return webhook.id
  }
  const { removed, isComplete } = await erasePersonalData(database, email, {
    addEvent: hasWebhook ? addEvent : undefined,
  })
  const deadline = Date.now() + maxWaitMs
  let cleared = isComplete
  while (!cleared && Date.now() < deadline) {
    await sleep(2000)
    cleared = await removeTraces(database)
  }
  const incomplete = `
Incomplete: another process is using the database, so its files still contain a copy. Run this command again later.
`
  const counts = Object.fromEntries(removed.map(({ what, count }) => [what, count]))
  return (
    receipt(`Erased: ${email}`, counts) + (cleared ? '' : incomplete) + (database.kind === 'postgres' ? onPostgres : '')
  )
}

const onPostgres = `
Postgres can keep a copy in its files until it uses that space again, and in its log and your dumps for as long as you keep them.
`

function receipt(title: string, counts: Record<string, number>) {
  return `${title}\n${new Date().toISOString()}\n\n${formatCounts(counts)}`
}
