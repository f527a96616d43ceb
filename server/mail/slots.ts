export type Slots = {
  /** Resolves to a function that gives the slot back; to nothing when the signal aborted first. */
  take(signal?: AbortSignal): Promise<(() => void) | undefined>
}

/** So many things at a time; the others wait in line. */
export function createSlots(count: number): Slots {
  let free = count
  const line: Array<() => void> = []
  const giveBack = () => {
    const next = line.shift()
    if (next) next()
    else free += 1
  }
  return {
    take: signal =>
      new Promise(resolve => {
        if (signal?.aborted) return resolve(undefined)
        if (free > 0) {
          free -= 1
          return resolve(giveBack)
        }
        const enter = () => {
          signal?.removeEventListener('abort', leave)
          resolve(giveBack)
        }
        const leave = () => {
          line.splice(line.indexOf(enter), 1)
          resolve(undefined)
        }
        line.push(enter)
        signal?.addEventListener('abort', leave, { once: true })
      }),
  }
}
