type NetworkInformation = { saveData?: boolean }

/** When the page is idle, loads the scripts of the page that a visitor is likely to open next. */
export function loadAhead() {
  const files = document.body.dataset.next?.split(' ') ?? []
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  if (connection?.saveData) return
  const load = () => {
    for (const href of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
      )
  }
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(load)
  else setTimeout(load, 1000)
}
