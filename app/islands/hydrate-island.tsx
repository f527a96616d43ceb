import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { useHydrated } from '#app/lib/browser/use-hydrated.ts'
import type { StartPageWindow } from '#app/page-script/start-page.ts'
import { islandId, islandPropsId } from '#app/shell/page.ts'
import { mountToaster } from '#app/ui/toaster.tsx'
import { IslandRoot } from './island-root.tsx'

let root: Root | undefined

export const islandProps = <Props,>(): Props => JSON.parse(document.getElementById(islandPropsId)?.textContent ?? '')

export function hydrateIsland<Props extends object>(Island: ComponentType<Props>) {
  const props: Props = islandProps()
  hydrate(
    <IslandRoot>
      <Island {...props} />
    </IslandRoot>,
  )
}

export const endIsland = () => root?.unmount()

export const hydrate = (element: ReactNode) => start(element, hydrateRoot)

/** For an application that the server doesn't render. */
export const renderApp = (element: ReactNode) =>
  start(element, (island, app) => {
    const appRoot = createRoot(island)
    appRoot.render(app)
    return appRoot
  })

function start(element: ReactNode, createIsland: (island: HTMLElement, app: ReactNode) => Root) {
  // A form's next page can have an island of its own.
  const isFirst = root === undefined
  // From here on, React handles clicks.
  const earlyButton = isFirst ? (window as StartPageWindow).takeEarlyPress?.() : undefined
  const onHydrated = () => {
    document.documentElement.dataset.ready = ''
    document.getElementById('fonts')?.setAttribute('media', 'all')
    earlyButton?.click()
  }
  root = createIsland(
    document.getElementById(islandId) as HTMLElement,
    <StrictMode>
      <HydrationWatch onHydrated={onHydrated}>{element}</HydrationWatch>
    </StrictMode>,
  )
  if (isFirst) mountToaster()
}

function HydrationWatch({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const hydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration.
  useEffect(() => {
    if (hydrated) onHydrated()
  }, [hydrated])
  return children
}
