import { type ChildProcess, execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hasExited, newFolder } from './processes.ts'
import { runProgram, succeeds } from './run-program.ts'

/**
 * ext4 in a file, mounted over a loop device. The file has what was flushed, in the order it was flushed, and not what's
 * still in the cache of the file system: a copy of it is the disk after a power cut.
 */
export type Disk = {
  /** Where it's mounted. */
  folder: string
  /** As a power cut would leave it now. Only complete while the processes are stopped. */
  copy(): Promise<Disk>
  remove(): void
}

const execute = promisify(execFile)

const mounted = new Set<string>()
// Before the work folder is deleted.
process.prependListener('exit', () => {
  for (const folder of mounted) succeeds('umount', '--lazy', folder)
})

/** Nothing is flushed until someone asks for it, not even a new file that replaces another. */
const mountOptions = 'loop,commit=300,noauto_da_alloc'

function mount(image: string): Disk {
  const folder = `${image}-mounted`
  mkdirSync(folder)
  runProgram('mount', '-t', 'ext4', '-o', mountOptions, image, folder)
  mounted.add(folder)
  return {
    folder,
    async copy() {
      const copy = join(newFolder('cut'), 'disk')
      // What the kernel was still writing is done when two copies agree.
      do await execute('cp', ['--sparse=always', image, copy])
      while (!(await areEqual(image, copy)))
      return mount(copy)
    },
    remove() {
      if (!mounted.has(folder)) return
      mounted.delete(folder)
      try {
        runProgram('umount', folder)
      } catch (error) {
        // Something still has a file open. It's detached when that's over.
        succeeds('umount', '--lazy', folder)
        throw error
      }
      rmSync(dirname(image), { recursive: true })
    },
  }
}

export function newDisk() {
  const image = join(newFolder('disk'), 'disk')
  runProgram('truncate', '--size=256M', image)
  runProgram('mkfs.ext4', '-q', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image)
  return mount(image)
}

/** A sentence if power cuts can't be simulated here. */
export function noPowerCutsReason() {
  if (process.platform !== 'linux') return 'Power cuts are simulated only on Linux.'
  if (process.getuid?.() !== 0) return 'Power cuts are simulated only for root, who can mount a file system.'
  try {
    newDisk().remove()
    return
  } catch (error) {
    return `Power cuts can't be simulated here, because no ext4 can be mounted: ${(error as Error).message.trim()}`
  }
}

/** For a run without flushes, which must fail. */
export function withPreload(env: Record<string, string>): Record<string, string> {
  const library = process.env.POWER_CUT_PRELOAD
  return library ? { ...env, LD_PRELOAD: library } : env
}

const areEqual = (a: string, b: string) =>
  execute('cmp', ['--silent', a, b]).then(
    () => true,
    () => false,
  )

/** The processes stay stopped during the check, which gets a folder of the copy. */
export const cutPower = (disk: Disk, processes: readonly ChildProcess[], check: (folder: string) => Promise<void>) =>
  whileStopped(processes, async () => {
    const copy = await disk.copy()
    try {
      await check(join(copy.folder, 'data'))
    } finally {
      copy.remove()
    }
  })

export async function whileStopped<T>(processes: readonly ChildProcess[], work: () => Promise<T>) {
  let children: number[] = []
  try {
    for (const child of processes) {
      child.kill('SIGSTOP')
      while (!hasExited(child) && !isStopped(child.pid)) await sleep(1)
    }
    // The server's backups run in a process of their own.
    children = processes.flatMap(childrenOf)
    for (const pid of children) signal(pid, 'SIGSTOP')
    for (const pid of children) while (isRunning(pid) && !isStopped(pid)) await sleep(1)
    return await work()
  } finally {
    for (const pid of children) signal(pid, 'SIGCONT')
    for (const child of processes) child.kill('SIGCONT')
  }
}

function childrenOf({ pid }: ChildProcess) {
  const list = `/proc/${pid}/task/${pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

function signal(pid: number, name: NodeJS.Signals) {
  if (isRunning(pid)) process.kill(pid, name)
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}`)

/** A thread that waits for the disk stops only when the disk has answered. */
function isStopped(pid: number | undefined) {
  try {
    const tasks = `/proc/${pid}/task`
    return readdirSync(tasks).every(task => {
      const stat = readFileSync(join(tasks, task, 'stat'), 'utf8')
      const [state = ''] = stat.slice(stat.lastIndexOf(')') + 2)
      return 'TZX'.includes(state)
    })
  } catch {
    // A thread, or the process, has just ended.
    return false
  }
}
