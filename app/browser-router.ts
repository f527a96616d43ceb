import pages, { type Page } from 'virtual:site-pages'
import {
  createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router'
import { canonicalPath } from '#app/lib/canonical-path.ts'
import { pageDataText } from '#app/lib/page-data.ts'
import { addAllStyles } from '#app/lib/site-styles.ts'
import { pageProperties, rootRoute } from './page-routes.tsx'

const openPageId = 'open-page'

/** The document began with the styles of these, and of no others. A form's thank-you is in the same file as the form. */
const filesWithStyles = new Set<Page['load']>()

let router: ReturnType<typeof createBrowserRouter> | undefined

/**
 * React Router's data mode. Its framework mode, which builds and prerenders the pages, would bring 10 KB (gzip) more to
 * the browser for what this site never does there (docs/decisions/0020-the-router-in-the-browser.md).
 */
export async function openRouter() {
  const routes = [rootRoute(pages.flatMap(routesOf))]
  const open = (matchRoutes(routes, location) ?? []).map(({ route }) => route)
  // The code of the page that is open has to be there before React compares the page with it.
  for (const route of open) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  Object.assign(open.at(-1) ?? {}, { id: openPageId })
  const loaderData = pageDataText ? { [openPageId]: JSON.parse(pageDataText) } : {}
  router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  return router
}

const routesOf = ({ paths, load, hasData, children }: Page): RouteObject[] =>
  paths.map(path => ({
    path,
    lazy: async () => {
      if (!router) filesWithStyles.add(load)
      const [page] = await Promise.all([load(), filesWithStyles.has(load) || addAllStyles()]).catch(leaveToServer)
      return pageProperties(page)
    },
    ...(hasData && { loader: fetchPageData, shouldRevalidate: isAnotherPage }),
    ...(children && { children: children.flatMap(routesOf) }),
  }))

const isAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname

const fetchPageData: LoaderFunction = async ({ request }) => {
  const response = await fetch(`${canonicalPath(new URL(request.url).pathname)}.json`, { signal: request.signal })
  return response.ok ? response.json() : leaveToServer(response.statusText)
}

/**
 * The wanted page as a document of its own: because its code, styles or data are gone, which is what a new release
 * does to the old one. A page that is open already stays as it is.
 */
function leaveToServer(cause?: unknown) {
  if (!router) throw cause
  const { location: wanted } = router.state.navigation
  if (wanted) location.assign(router.createHref(wanted))
  else location.reload()
  return new Promise<never>(() => {})
}
