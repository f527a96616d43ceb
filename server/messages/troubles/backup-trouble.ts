import type { BackupStatus } from '#contracts/overview.ts'
import { damageOf } from '#server/storage/backup/backup.ts'
import { latestBackup } from '#server/storage/backup/backup-files.ts'
import { ageText } from './age-text.ts'
import type { Trouble, TroubleCheck } from './trouble.ts'

/** One is made every night: by then, a whole night was missed. */
export const maxBackupAgeMs = 36 * 60 * 60 * 1000

type Backup = { file: string; at: Date }

type Judged = {
  latest: Backup | undefined
  now: Date
  /** What a restore would refuse it for. */
  damage: string | null
  /** Why the last attempt to make one failed. */
  failure: string | null
}

export function backupTrouble({ latest, now, damage, failure }: Judged): Trouble | undefined {
  const ageMs = latest ? now.getTime() - latest.at.getTime() : 0
  const age = latest ? `The latest backup is ${ageText(ageMs)} old.` : "There's no backup yet."
  if (failure)
    return {
      title: 'The nightly backup failed',
      detail: `${failure} The server tries again every hour. ${age}`,
      whatToDo:
        "Your leads are stored, but there's no fresh copy in case the disk fails. Ask whoever runs the server to fix it today.",
    }
  if (latest && damage)
    return {
      title: 'The latest backup is damaged',
      detail: `${damage.includes(latest.file) ? 'It' : latest.file} can't be restored. ${damage}`,
      whatToDo:
        "The disk may be failing. Ask whoever runs the server to check it and to move this file away: the server then makes a new backup within a few minutes, or tonight if it's before 3:00.",
    }
  if (ageMs > maxBackupAgeMs)
    return {
      title: 'The latest backup is too old',
      detail: `${age} One should be made every night.`,
      whatToDo: 'Ask whoever runs the server to look for "backup" in its log.',
    }
}

/** Verifies each backup once a day. */
export function createBackupCheck(folder: string, status: () => BackupStatus): TroubleCheck['find'] {
  let verified = { key: '', damage: null as string | null }

  async function verify({ file, at }: Backup, now: Date) {
    const key = [file, at.toISOString(), now.toISOString().slice(0, 10)].join(' ')
    if (verified.key !== key) verified = { key, damage: await damageOf(file) }
    return verified.damage
  }

  return async now => {
    const latest = latestBackup(folder, now)
    const damage = latest ? await verify(latest, now) : null
    return backupTrouble({ latest, now, damage, failure: status().reason })
  }
}
