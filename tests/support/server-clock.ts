import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newFolder } from './processes.ts'

export function serverClock() {
  const file = join(newFolder('clock'), 'ahead-ms')
  let ahead = 0
  const moveForward = (minutes: number) => {
    ahead += minutes * 60_000
    writeFileSync(file, String(ahead))
  }
  moveForward(0)
  const clock = pathToFileURL(join(import.meta.dirname, 'movable-clock.ts'))
  clock.searchParams.set('file', file)
  return { moveForward, env: { NODE_OPTIONS: `--import=${clock}` } }
}
