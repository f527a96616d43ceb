// Loaded into a server before its own code. While the file that FULL_DISK_FLAG names exists, SQLite can't make the
// database larger and fails as on a full disk. For systems where a test can't fill a real disk.
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const flag = process.env.FULL_DISK_FLAG ?? ''
const lookEveryMs = 5
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
  // A limit below the current size means the current size.
  for (const database of opened)
    if (database.isOpen) exec.call(database, `pragma max_page_count = ${isFull ? 1 : 2 ** 32 - 2}`)
}, lookEveryMs).unref()
