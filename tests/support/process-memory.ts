import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Megabytes of memory that a process really occupies, as the system counts them. */
export function memoryOf(pid: number | undefined) {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kilobytes) / 1024)
}

/** Looks again and again how much it is, until told to stop. */
export function watchMemory(pid: number | undefined) {
  const before = memoryOf(pid)
  let most = before
  const look = () => {
    most = Math.max(most, memoryOf(pid))
  }
  const looking = setInterval(look, 250)
  return {
    end() {
      clearInterval(looking)
      look()
      const after = memoryOf(pid)
      return { before, most, after, inWords: `memory ${before} MB before, ${most} MB at most, ${after} MB after` }
    },
  }
}
