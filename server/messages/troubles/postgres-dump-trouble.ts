import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describeOwner, pathState } from '#server/storage/path-access.ts'
import { ageText } from './age-text.ts'
import { maxBackupAgeMs } from './backup-trouble.ts'
import type { Trouble } from './trouble.ts'

const title = "The database isn't being backed up"
const whatToDo =
  "If the server fails, there's no fresh copy of your leads. Ask whoever runs it to look at the Postgres backup today: with systemd, sudo journalctl -u modernize-postgres-backup"

/** `latestDump`: when it was made. */
export type DumpReport = { latestDump?: Date; trouble?: Trouble }

/** Looks at files in the folder and in its `daily` folder, where deploy/back-up-postgres puts them. */
export function checkDumps(folder: string, now: Date): DumpReport {
  const [outer, inner] = [folder, join(folder, 'daily')].map(filesIn)
  if (!outer || !inner)
    return {
      trouble: {
        title: "The backups of the database can't be checked",
        detail: `${folder} can't be read. ${describeOwner(join(folder, 'daily'))}`,
        whatToDo:
          'Ask whoever runs the server to let it list this folder: "Postgres every night" in docs/operations.md.',
      },
    }
  const [latest, ...others] = [...outer, ...inner].sort((a, b) => b.at.getTime() - a.at.getTime())
  if (!latest) return { trouble: { title, detail: `There's no dump in ${folder}.`, whatToDo } }
  const latestDump = latest.at
  const wrong = (detail: string) => ({ latestDump, trouble: { title, detail, whatToDo } })
  const ageMs = now.getTime() - latestDump.getTime()
  if (ageMs > maxBackupAgeMs) return wrong(`The latest dump in ${folder} is ${ageText(ageMs)} old.`)
  // deploy/back-up-postgres reads each dump before it gets its name, but a script of the operator's may not.
  const share = latest.size / Math.max(latest.size, ...others.map(({ size }) => size))
  if (share < minShare)
    return wrong(
      `The latest dump in ${folder} has only ${Math.floor(share * 100)}% of the size of the largest one, so it may be cut off.`,
    )
  return { latestDump }
}

/** Leads are never deleted that fast: a purge of more than half of them is refused. */
const minShare = 0.5

type Dump = { at: Date; size: number }

/** Leaves out unfinished and empty ones. Undefined if the folder can't be read. */
function filesIn(folder: string): Dump[] | undefined {
  if (pathState(folder) === 'denied') return
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isFile() && !entry.name.endsWith('.part'))
      .map(({ name }) => statSync(join(folder, name)))
      .filter(({ size }) => size > 0)
      .map(({ mtime, size }) => ({ at: mtime, size }))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : undefined
  }
}
