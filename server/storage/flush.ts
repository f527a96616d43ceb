import { closeSync, fsyncSync, openSync } from 'node:fs'

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
