// Preloaded into a server process (`--import`). Timers of a minute or longer fire a thousand times sooner.
const { setTimeout: realSetTimeout } = globalThis

const shorten = (ms = 0) => (ms >= 60_000 ? ms / 1000 : ms)

globalThis.setTimeout = ((callback: () => void, ms?: number, ...rest: []) =>
  realSetTimeout(callback, shorten(ms), ...rest)) as typeof setTimeout
