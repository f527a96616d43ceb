import { closeSync, fsyncSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Until then, a power cut can undo what was written. */
export function flushFile(path: string, flags = 'r+') {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** For names of files that were added, changed or removed. Windows can't flush a folder and doesn't need to. */
export function flushFolder(path: string) {
  if (process.platform !== 'win32') flushFile(path, 'r')
}

/** `denied`: it may be there, but this user can't look. */
export function pathState(path: string): 'file' | 'folder' | 'missing' | 'denied' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'EACCES' || code === 'EPERM' ? 'denied' : 'missing'
  }
}

/** Of a file or folder that can't be used or even seen: then it's about the folder around it. */
export function describeOwner(path: string): string {
  try {
    return `${path} belongs to user ${statSync(path).uid}, and this is user ${process.getuid?.()}.`
  } catch {
    return path === dirname(path) ? '' : describeOwner(dirname(path))
  }
}
