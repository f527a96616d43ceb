const longestWaitMs = 1000

/** Runs the task when the browser is idle (Safari, which cannot tell: right after the current work). */
export function whenIdle(task: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: longestWaitMs })
  else setTimeout(task, 0)
}
