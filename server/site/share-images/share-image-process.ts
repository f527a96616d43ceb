// Drawing takes 100 MB, so a process of its own does it, which ends afterwards.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ShareCard } from './draw-share-image.ts'

/** `folder`: of the built site. */
type Task = { folder: string; card: ShareCard }

const timeoutMs = 30_000

export async function drawInProcess(folder: string, card: ShareCard): Promise<Uint8Array> {
  const child = fork(import.meta.filename, { execArgv: [], serialization: 'advanced', timeout: timeoutMs })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that draws share images ended with ${code}.`)
  })
  child.send({ folder, card } satisfies Task)
  const [image] = await Promise.race([once(child, 'message'), ended])
  return image
}

async function perform({ folder, card }: Task) {
  const { openShareImages } = await import('./draw-share-image.ts')
  const images = await openShareImages(folder)
  return images.draw(card)
}

if (import.meta.main)
  process.once('message', async task => {
    const image = await perform(task as Task)
    process.send?.(image, () => process.disconnect())
  })
