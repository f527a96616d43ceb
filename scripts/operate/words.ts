import { readFile, writeFile } from 'node:fs/promises'
import { addAuditEntry, serverCommand } from '#server/admin/audit-log.ts'
import { commandFor, loadConfig } from '#server/config.ts'
import { PublicError } from '#server/http/errors.ts'
import { putDraft } from '#server/site/drafts.ts'
import { type ImportedChange, patchOf, readPatch, WordPatchError } from '#server/site/word-patch.ts'
import { lockWords, readWordState } from '#server/site/word-store.ts'
import { requireDatabase } from '#server/storage/backup/snapshot.ts'
import { openWithBackup } from '#server/storage/backup/upgrade-backup.ts'
import type { Database } from '#server/storage/database.ts'
import { databaseFile } from '#server/storage/open-database.ts'
import { runCommand, UsageError } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => {
  const run = (args: string) => commandFor(env)('words', args.padEnd('export [file]'.length))
  return `Usage:

  ${run('export [file]')}   Write the owner's published changes as a JSON Patch for content/
  ${run('import <file>')}   Make drafts of such a patch, to be published in the admin area
`
}

if (import.meta.main) await runCommand(() => wordsCommand(process.argv.slice(2), process.env))

export async function wordsCommand([command, file, ...rest]: readonly string[], env: NodeJS.ProcessEnv) {
  const isValid = command === 'export' || (command === 'import' && file !== undefined)
  if (!isValid || rest.length > 0) throw new UsageError(usage(env))
  const config = loadConfig(env)
  if (!config.databaseUrl)
    requireDatabase(databaseFile(config.dataDir), 'Use the same DATA_DIR or DATABASE_URL as the server.')
  const database = await openWithBackup(config, { info: () => undefined })
  try {
    return command === 'export' ? await exportWords(database, file) : await importWords(database, file as string)
  } finally {
    await database.close()
  }
}

async function exportWords({ read }: Database, file: string | undefined) {
  const { changes } = await readWordState(read)
  const patch = JSON.stringify(patchOf(changes), null, 2)
  if (file === undefined) return patch
  await writeFile(file, `${patch}\n`)
  return `Exported to ${file}: ${changes.length}`
}

export async function importWords(database: Database, file: string) {
  const changes = await parsed(file)
  await database.write(async transaction => {
    await lockWords(transaction)
    let state = await readWordState(transaction)
    for (const { path, value } of changes) {
      try {
        state = await putDraft(transaction, state, { path, value, device: serverCommand().device })
      } catch (error) {
        if (error instanceof PublicError) throw new UsageError(`Nothing was imported. /${path}: ${error.message}`)
        throw error
      }
    }
    const details = { count: changes.length }
    if (changes.length > 0) await addAuditEntry(transaction, serverCommand(), { action: 'words.imported', details })
  })
  return `Imported as drafts: ${changes.length}. Publish them on the Website screen of the admin area.`
}

async function parsed(file: string): Promise<ImportedChange[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} can't be read.`)
  })
  try {
    return readPatch(JSON.parse(text))
  } catch (error) {
    if (error instanceof WordPatchError || error instanceof SyntaxError)
      throw new UsageError(`Nothing was imported. ${file}: ${error.message}`)
    throw error
  }
}
