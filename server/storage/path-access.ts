import { statSync } from 'node:fs'
import { dirname } from 'node:path'

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
