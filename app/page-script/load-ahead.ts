/** Of the template with rules for prerendering. */
export const rulesId = 'rules'

type NetworkInformation = { saveData?: boolean }

/** When the page is idle, loads what a visitor is likely to open next: scripts, and the whole page where there's a rule for it. */
export function loadAhead() {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  if (connection?.saveData) return
  // Safari has no `requestIdleCallback`.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 1000))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

function load() {
  const { next, nextPages } = document.body.dataset
  for (const href of next?.split(' ') ?? []) addLink({ rel: 'modulepreload', href })
  const rules = document.getElementById(rulesId) as HTMLTemplateElement | null
  if (HTMLScriptElement.supports?.('speculationrules')) document.body.append(rules?.content ?? '')
  // Into the browser's cache. The pages' policy has no directive that lets a link prefetch a document.
  else for (const href of nextPages?.split(' ') ?? []) fetch(href, { priority: 'low' }).catch(() => undefined)
}

const addLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), { ...attributes, fetchPriority: 'low' }))
