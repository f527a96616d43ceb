// Drawing takes 100 MB, so a process of its own does it, which ends afterwards.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ShareCard } from './draw-share-image.ts'

/** `titles`: only whether they fit. `folder`: of the built site. */
type Task = { folder: string; draw: ShareCard } | { folder: string; titles: readonly ShareCard[] }
type Answer = { image: Uint8Array } | { tooLong: ShareCard | undefined }

const timeoutMs = 30_000

export async function drawInProcess(folder: string, card: ShareCard) {
  const answer = await ask({ folder, draw: card })
  if (!('image' in answer)) throw new Error(`The share image ${card.file} can't be drawn: its title is too long.`)
  return answer.image
}

/** The first card whose title doesn't fit. */
export async function findTooLong(folder: string, cards: readonly ShareCard[]) {
  const answer = await ask({ folder, titles: cards })
  return 'tooLong' in answer ? answer.tooLong : undefined
}

async function ask(task: Task): Promise<Answer> {
  const child = fork(import.meta.filename, { execArgv: [], serialization: 'advanced', timeout: timeoutMs })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that draws share images ended with ${code}.`)
  })
  child.send(task)
  const [answer] = await Promise.race([once(child, 'message'), ended])
  return answer
}

async function perform(task: Task): Promise<Answer> {
  const { openShareImages, TitleTooLong } = await import('./draw-share-image.ts')
  const images = await openShareImages(task.folder)
  const cards = 'draw' in task ? [task.draw] : task.titles
  for (const card of cards) {
    try {
      images.check(card)
    } catch (error) {
      if (error instanceof TitleTooLong) return { tooLong: card }
      throw error
    }
  }
  return 'draw' in task ? { image: await images.draw(task.draw) } : { tooLong: undefined }
}

if (import.meta.main)
  process.once('message', async task => {
    const answer = await perform(task as Task)
    process.send?.(answer, () => process.disconnect())
  })
