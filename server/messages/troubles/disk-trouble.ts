import { statfs } from 'node:fs/promises'
import type { Trouble } from './trouble.ts'

export type Space = { free: number; total: number }

const megabyte = 1_000_000

export async function spaceIn(folder: string): Promise<Space> {
  const { bsize, blocks, bavail } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** On a large disk, 5% is plenty. */
export const isNearlyFull = ({ free, total }: Space) =>
  free < 200 * megabyte || (free < 2000 * megabyte && free < total * 0.05)

export function describeSpace({ free, total }: Space, folder: string) {
  const size =
    free < 10_000 * megabyte ? `${Math.floor(free / megabyte)} MB` : `${Math.floor(free / megabyte / 1000)} GB`
  return `${size} (${Math.floor((free / total) * 100)}%) are free in ${folder}.`
}

export function judgeDisks(disks: ReadonlyArray<Space & { folder: string }>): Trouble | undefined {
  const full = disks.filter(isNearlyFull)
  if (full.length === 0) return
  return {
    title: "The server's disk is nearly full",
    detail: full.map(({ folder, ...space }) => `Only ${describeSpace(space, folder)}`).join(' '),
    whatToDo:
      "Once it's full, the site can't store any more forms. Ask whoever runs the server to delete old releases, backups and logs, or to get a larger disk.",
  }
}

/** A folder that doesn't exist yet is skipped. */
export async function diskTrouble(folders: readonly string[]) {
  const disks = await Promise.all(
    folders.map(async folder => {
      try {
        return [{ folder, ...(await spaceIn(folder)) }]
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
        throw error
      }
    }),
  )
  return judgeDisks(disks.flat())
}
