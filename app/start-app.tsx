import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataStrategyFunction, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { installTrustedTypesPolicy } from '#app/lib/browser/trusted-types.ts'
import { useHydrated } from '#app/lib/browser/use-hydrated.ts'
import type { StartPageWindow } from './inline/start-page.ts'
import { createRoutes, type LoadPageData, type Page } from './routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

export async function startApp(pages: readonly Page[]) {
  installTrustedTypesPolicy()
  const router = await createRouter(pages)
  // From here on, React handles clicks.
  const earlyButton = (window as StartPageWindow).takeEarlyPress?.()
  const onHydrated = () => {
    document.documentElement.dataset.hydrated = ''
    document.getElementById('fonts')?.setAttribute('media', 'all')
    earlyButton?.click()
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydrationWatch onHydrated={onHydrated}>
          <RouterProvider router={router} />
        </HydrationWatch>
      </StrictMode>,
    )
  })
}

function HydrationWatch({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const hydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration.
  useEffect(() => {
    if (hydrated) onHydrated()
  }, [hydrated])
  return children
}

async function createRouter(pages: readonly Page[]) {
  const routes = createRoutes(pages, fetchPageData)
  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route)
  // React Router needs the current page's code before it hydrates.
  for (const route of matched) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  const data = document.getElementById('page-data')?.textContent
  const loaderData = data ? { [matched.at(-1)?.id ?? '']: JSON.parse(data) } : {}
  const router: Router = createBrowserRouter(routes, {
    hydrationData: { loaderData },
    dataStrategy: args => loadOrReload(router, args),
  })
  return router
}

const fetchPageData: LoadPageData = async (path, signal) => {
  const response = await fetch(`${path}.json`, { signal })
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

/** After a release, the old code and data are gone, so a failed load becomes a full page load. */
async function loadOrReload(router: Router, { matches, request }: Parameters<DataStrategyFunction>[0]) {
  const needed = matches.filter(match => match.shouldCallHandler())
  const results = await Promise.all(needed.map(async match => [match.route.id, await match.resolve()] as const))
  const failed = results.some(([, { type }]) => type === 'error')
  if (!failed || request.signal.aborted) return Object.fromEntries(results)
  const { location: target } = router.state.navigation
  if (target) location.assign(router.createHref(target))
  else location.reload()
  return new Promise<never>(() => {})
}
