// Preloaded into a server. While the FULL_DISK_FLAG file exists, SQLite can't grow the database, as on a full disk.
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const flag = process.env.FULL_DISK_FLAG ?? ''
const pollIntervalMs = 5
const opened = new Set<DatabaseSync>()
const { exec } = DatabaseSync.prototype

DatabaseSync.prototype.exec = function (this: DatabaseSync, statement: string) {
  opened.add(this)
  return exec.call(this, statement)
}

let wasFull = false
setInterval(() => {
  const isFull = existsSync(flag)
  if (isFull === wasFull) return
  wasFull = isFull
  // SQLite raises a limit below the current size to that size.
  for (const database of opened)
    if (database.isOpen) exec.call(database, `pragma max_page_count = ${isFull ? 1 : 2 ** 32 - 2}`)
}, pollIntervalMs).unref()
