// Drawing takes 100 MB, so a process of its own does it, which ends afterwards.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ShareCard } from './draw-share-image.ts'

const options = { encoding: 'buffer', timeout: 30_000, maxBuffer: 10 * 1024 * 1024 } as const

/** `folder`: of the built site. */
export async function drawInProcess(folder: string, card: ShareCard): Promise<Uint8Array> {
  const args = [import.meta.filename, folder, JSON.stringify(card)]
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return stdout
}

if (import.meta.main) {
  const [folder = '', card = ''] = process.argv.slice(2)
  const { drawShareImage } = await import('./draw-share-image.ts')
  process.stdout.write(await drawShareImage(folder, JSON.parse(card)))
}
