import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export function memoryMb(pid: number | undefined) {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(kilobytes) / 1024)
}

export function watchMemory(pid: number | undefined) {
  const before = memoryMb(pid)
  let peak = before
  const sample = () => {
    peak = Math.max(peak, memoryMb(pid))
  }
  const timer = setInterval(sample, 250)
  return {
    stop() {
      clearInterval(timer)
      sample()
      const after = memoryMb(pid)
      return { before, peak, after, summary: `memory ${before} MB before, ${peak} MB peak, ${after} MB after` }
    },
  }
}
