import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The resident memory of a process, in megabytes. */
export function memoryOf(pid: number | undefined) {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kilobytes) / 1024)
}

/** Samples it until `end` is called. */
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
