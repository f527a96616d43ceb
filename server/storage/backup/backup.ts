import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { describeOwner, flushFile, flushFolder, pathState } from '#server/storage/files.ts'
import { dumpPostgres, restoreDump } from './postgres-dump.ts'
import {
  CopyRefused,
  type DatabaseLocation,
  excludedTables,
  explainDamage,
  openToRead,
  requireFile,
  withSnapshot,
} from './snapshot.ts'

/** Where a backup is made. It holds people's data until the backup is done. */
const newWorkFolder = (file: string) => `${file}.${randomBytes(4).toString('hex')}.part`

/**
 * SQLite: a gzipped database. Postgres: a dump of pg_dump. Works while the server is running. The file gets its name only
 * when it's complete, checked and on the disk.
 */
export async function backUp(from: DatabaseLocation, file: string, workFolder = newWorkFolder(file)) {
  requireNew(file)
  await removingAfterwards(workFolder, async () => {
    mkdirSync(workFolder, { mode: 0o700 })
    const part = join(workFolder, basename(file))
    writeFileSync(part, '', { mode: 0o600 })
    if (from.kind === 'postgres') await dumpPostgres(from.url, part)
    else await copySqlite(from.file, join(workFolder, 'copy.db'), part)
    flushFile(part)
    requireNew(file)
    renameSync(part, file)
    flushFolder(dirname(file))
  })
}

async function copySqlite(from: string, copy: string, gzipped: string) {
  writeCopy(from, copy)
  await requireUsable(copy, from)
  await pipeline(createReadStream(copy), createGzip(), createWriteStream(gzipped))
  await gunzip(gzipped)
}

/** Intact, and not from a newer release. `name` is for errors. */
const requireUsable = (file: string, name: string) =>
  withSnapshot({ kind: 'sqlite', file }, async () => undefined, name)

/** Has nothing that was deleted: SQLite rewrites every page. Others can go on writing, unlike with its `backup()`. */
function writeCopy(from: string, copy: string) {
  try {
    using source = openToRead(from)
    source.prepare('vacuum into ?').run(copy)
  } catch (error) {
    throw explainDamage(error, from)
  }
  using target = new DatabaseSync(copy)
  target.exec('pragma journal_mode = memory; pragma synchronous = off; pragma secure_delete = on')
  const tables = target.prepare("select name from sqlite_schema where type = 'table'").all()
  for (const name of excludedTables) if (tables.some(table => table.name === name)) target.exec(`delete from ${name}`)
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Reads all of it: gzip's checksum finds a changed byte. */
async function gunzip(file: string, target: NodeJS.WritableStream = nowhere()) {
  try {
    await pipeline(createReadStream(file), createGunzip(), target)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code.startsWith('Z_')) throw new CopyRefused(`${file} is damaged: ${message}.`)
    throw error
  }
}

/** Returns what's wrong with a backup of SQLite, or null. Doesn't block the event loop. */
export async function damageOf(file: string): Promise<string | null> {
  try {
    await gunzip(file)
    return null
  } catch (error) {
    return failureReason(error, dirname(file))
  }
}

/** `to` must be empty. A backup of an older release is upgraded when the server starts. */
export async function restoreBackup(file: string, to: DatabaseLocation) {
  requireFile(file, 'backup')
  if (to.kind === 'postgres') return restoreDump(to.url, file)
  requireNoDatabase(to.file)
  const part = `${to.file}.part`
  await removingAfterwards(part, async () => {
    await gunzip(file, createWriteStream(part, { mode: 0o600 }))
    await requireUsable(part, file)
    flushFile(part)
    requireNoDatabase(to.file)
    renameSync(part, to.file)
    flushFolder(dirname(to.file))
  })
}

/** A log without its database would be read into the restored one. */
function requireNoDatabase(file: string) {
  for (const path of [file, `${file}-wal`])
    if (existsSync(path)) throw new CopyRefused(`${path} already exists. Move it away first, then restore again.`)
}

function requireNew(file: string) {
  if (pathState(file) === 'denied')
    throw new CopyRefused(`The folder ${dirname(file)} can't be used. ${describeOwner(dirname(file))}`)
  if (existsSync(file)) throw new CopyRefused(`${file} already exists. Backups never overwrite a file.`)
  if (!existsSync(dirname(file))) throw new CopyRefused(`The folder ${dirname(file)} doesn't exist.`)
}

/** Ctrl+C must not leave personal data behind. */
async function removingAfterwards(path: string, work: () => Promise<void>) {
  const remove = () => {
    // Where this user can't look, it made nothing.
    if (pathState(path) !== 'denied') rmSync(path, { recursive: true, force: true })
  }
  process.on('exit', remove)
  try {
    await work()
  } finally {
    remove()
    process.off('exit', remove)
  }
}

const sqliteFull = 13

/** One sentence for the administrator. Leaves out SQLite's messages, which can quote people's data. */
export function failureReason(error: unknown, folder: string) {
  if (error instanceof CopyRefused) return error.message
  const {
    code = '',
    errcode = 0,
    errstr,
    message,
  } = error as NodeJS.ErrnoException & { errcode?: number; errstr?: string }
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code) || (errcode & 0xff) === sqliteFull) return 'The disk is full.'
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return `The folder ${folder} isn't writable.`
  if (['EEXIST', 'ENOTDIR'].includes(code)) return `${folder} isn't a folder.`
  if (code === 'ERR_SQLITE_ERROR') return `SQLite reports: ${errstr}.`
  return message || String(error)
}

/** In a process of its own: SQLite would block the event loop, and a process can be stopped at any moment. */
export async function backUpInProcess(from: string, file: string, signal: AbortSignal) {
  signal.throwIfAborted()
  const workFolder = newWorkFolder(file)
  await removingAfterwards(workFolder, async () => {
    const args = [import.meta.filename, from, file, workFolder]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const kill = () => child.kill('SIGKILL')
    signal.addEventListener('abort', kill)
    const [output, [status]] = await Promise.all([text(child.stderr), once(child, 'close')])
    signal.removeEventListener('abort', kill)
    if (signal.aborted) throw new Error('The backup was stopped because it took too long.')
    if (status !== 0) throw new Error(output.trim().split('\n').at(-1) || `The backup process ended with ${status}.`)
  })
}

if (import.meta.main) {
  const [from = '', file = '', workFolder = ''] = process.argv.slice(2)
  // systemd and Ctrl+C signal this process too, but the server decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  try {
    await backUp({ kind: 'sqlite', file: from }, file, workFolder)
  } catch (error) {
    console.error(failureReason(error, dirname(file)))
    process.exitCode = 1
  }
}
