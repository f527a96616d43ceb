import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from './processes.ts'

/** A folder for a server's data, on a disk that can be filled up while the server runs. */
export type SmallDisk = {
  dataDir: string
  /** What the server must be started with. */
  env: Record<string, string>
  fill(serverPid: number): void
  makeRoom(serverPid: number): void
  remove(): void
}

/** `refusesEveryWrite`: even one that needs no more room, such as the write check of /readyz. */
type Way = { name: string; refusesEveryWrite: boolean; isPermitted(): boolean; makeDisk(): SmallDisk }

const succeeds = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0

function run(program: string, ...args: string[]) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}

const mountDisk = (folder: string) => succeeds('mount', '-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder)

/** The real thing: a file system with no room left. Needs the right to mount one. */
const smallFileSystem: Way = {
  name: 'a file system of 8 MB, filled up',
  refusesEveryWrite: true,
  isPermitted() {
    const folder = newFolder('may-mount')
    return mountDisk(folder) && succeeds('umount', folder)
  },
  makeDisk() {
    const dataDir = newFolder('small-disk')
    if (!mountDisk(dataDir)) throw new Error('The small disk could not be mounted again.')
    const ballast = join(dataDir, 'ballast')
    return {
      dataDir,
      env: {},
      fill: () => writeUntilFull(ballast),
      makeRoom: () => rmSync(ballast),
      // At once, even if a file in it is still open.
      remove: () => run('umount', '--lazy', dataDir),
    }
  },
}

function writeUntilFull(file: string) {
  const descriptor = openSync(file, 'w')
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(descriptor)
  }
}

/** The system refuses every write that makes a file of the server longer. */
const sizeLimit: Way = {
  name: 'a limit of the system on the size of files',
  refusesEveryWrite: true,
  isPermitted: () => succeeds('prlimit', '--version'),
  makeDisk: () => ({
    dataDir: newFolder('size-limit'),
    env: {},
    fill: pid => run('prlimit', '--pid', String(pid), '--fsize=0:'),
    makeRoom: pid => run('prlimit', '--pid', String(pid), '--fsize=unlimited:'),
    remove: () => undefined,
  }),
}

/** SQLite's own limit on the size of the database, which works on every system. */
const pageLimit: Way = {
  name: "SQLite's limit on the pages of a database",
  refusesEveryWrite: false,
  isPermitted: () => true,
  makeDisk() {
    const dataDir = newFolder('page-limit')
    const flag = join(dataDir, 'full')
    const preload = new URL('limit-pages.ts', import.meta.url).href
    return {
      dataDir,
      env: { NODE_OPTIONS: `--import=${preload}`, FULL_DISK_FLAG: flag },
      fill: () => writeFileSync(flag, ''),
      makeRoom: () => rmSync(flag),
      remove: () => undefined,
    }
  },
}

/** What this machine permits, the most realistic first. */
export const waysToFillDisk = () => [smallFileSystem, sizeLimit, pageLimit].filter(way => way.isPermitted())
