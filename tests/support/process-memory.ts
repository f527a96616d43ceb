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
