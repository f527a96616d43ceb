export type Slots = {
  /**
   * Resolves to a function that gives the slot back. With a signal the caller is in a hurry: it is served before those
   * without one, and gets nothing when the signal aborts first.
   */
  take(signal?: AbortSignal): Promise<(() => void) | undefined>
}

/** So many things at a time; the others wait in line. */
export function createSlots(count: number): Slots {
  let free = count
  const hurried: Array<() => void> = []
  const patient: Array<() => void> = []
  const giveBack = () => {
    const next = hurried.shift() ?? patient.shift()
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
        if (!signal) return patient.push(() => resolve(giveBack))
        const enter = () => {
          signal.removeEventListener('abort', leave)
          resolve(giveBack)
        }
        const leave = () => {
          hurried.splice(hurried.indexOf(enter), 1)
          resolve(undefined)
        }
        hurried.push(enter)
        return signal.addEventListener('abort', leave, { once: true })
      }),
  }
}
