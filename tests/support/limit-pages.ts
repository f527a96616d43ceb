// Loaded into a server before its own code. While the file named by FULL_DISK_FLAG is there, its SQLite connections may
// not let the database grow, and fail as they do on a full disk. For systems where a test can fill no disk of its own.
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
  // Below the present size it counts as the present size.
  for (const database of opened)
    if (database.isOpen) exec.call(database, `pragma max_page_count = ${isFull ? 1 : 2 ** 32 - 2}`)
}, lookEveryMs).unref()
