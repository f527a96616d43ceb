import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from './processes.ts'
import { runProgram, succeeds } from './run-program.ts'

export type SmallDisk = {
  dataDir: string
  env: Record<string, string>
  fill(serverPid: number): void
  freeSpace(serverPid: number): void
  remove(): void
}

type DiskFullMethod = {
  name: string
  /** Even one that needs no extra space, such as the write check of /readyz. */
  rejectsEveryWrite: boolean
  /** Not only for the server. */
  isFullForAll: boolean
  isAvailable(): boolean
  createDisk(): SmallDisk
}

const mountDisk = (folder: string) => succeeds('mount', '-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder)

/** Needs permission to mount a file system. */
const smallFileSystem: DiskFullMethod = {
  name: '8 MB file system',
  rejectsEveryWrite: true,
  isFullForAll: true,
  isAvailable() {
    const folder = newFolder('may-mount')
    return mountDisk(folder) && succeeds('umount', folder)
  },
  createDisk() {
    const dataDir = newFolder('small-disk')
    if (!mountDisk(dataDir)) throw new Error("Couldn't mount the 8 MB file system again.")
    const ballast = join(dataDir, 'ballast')
    return {
      dataDir,
      env: {},
      fill: () => writeUntilFull(ballast),
      freeSpace: () => rmSync(ballast),
      // Lazy, because the server may still have files open.
      remove: () => runProgram('umount', '--lazy', dataDir),
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

const sizeLimit: DiskFullMethod = {
  name: 'file size limit of the process',
  rejectsEveryWrite: true,
  isFullForAll: false,
  isAvailable: () => succeeds('prlimit', '--version'),
  createDisk: () => ({
    dataDir: newFolder('size-limit'),
    env: {},
    fill: pid => runProgram('prlimit', '--pid', String(pid), '--fsize=0:'),
    freeSpace: pid => runProgram('prlimit', '--pid', String(pid), '--fsize=unlimited:'),
    remove: () => undefined,
  }),
}

const pageLimit: DiskFullMethod = {
  name: 'SQLite page limit',
  rejectsEveryWrite: false,
  isFullForAll: false,
  isAvailable: () => true,
  createDisk() {
    const dataDir = newFolder('page-limit')
    const flag = join(dataDir, 'full')
    const preload = new URL('limit-pages.ts', import.meta.url).href
    return {
      dataDir,
      env: { NODE_OPTIONS: `--import=${preload}`, FULL_DISK_FLAG: flag },
      fill: () => writeFileSync(flag, ''),
      freeSpace: () => rmSync(flag),
      remove: () => undefined,
    }
  },
}

/** The methods that work on this machine, most realistic first. */
export const diskFullMethods = () => [smallFileSystem, sizeLimit, pageLimit].filter(method => method.isAvailable())
