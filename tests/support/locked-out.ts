import { chmodSync } from 'node:fs'
import { onTestFinished } from 'vitest'

const nobody = 65534

/** Options for a process that can't look into the folder. Nothing stops root, so it runs as another user then. */
export function lockedOut(folder: string) {
  if (process.getuid?.() === 0) return { uid: nobody, gid: nobody }
  chmodSync(folder, 0)
  onTestFinished(() => chmodSync(folder, 0o700))
  return {}
}
