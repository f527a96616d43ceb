import { renderToReadableStream } from 'react-dom/server'
import {
  createStaticRouter,
  type EntryContext,
  type RouteObject,
  ServerRouter,
  StaticRouterProvider,
} from 'react-router'
import { canonicalPath } from '#app/lib/canonical-path.ts'
import { type PageModule, pageProperties, rootRoute } from './page-routes.tsx'
import { startScript } from './start-script.ts'

// Runs at build time only. Waiting for everything gives each page as one complete document.
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  // Links to a place in the same page begin with its path: it has to be the one that the browser will see.
  const { location } = context.staticHandlerContext
  location.pathname = canonicalPath(location.pathname)
  const body = await renderToReadableStream(
    // As in entry.client.tsx: React Router's own runtime in development.
    import.meta.env.DEV ? <ServerRouter context={context} url={request.url} /> : <PrerenderedPage context={context} />,
    {
      ...(import.meta.env.PROD && { bootstrapScriptContent: startScript(context) }),
      onError(error) {
        throw error
      },
    },
  )
  await body.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(body, { status, headers })
}

/** The same routes as in browser-router.ts, as far as this page needs them. */
function PrerenderedPage({ context: { staticHandlerContext, routeModules } }: { context: EntryContext }) {
  const [, ...pages] = staticHandlerContext.matches
  const children = pages.reduceRight<RouteObject[]>(
    (inner, { route: { id } }) => [{ id, ...pageProperties(routeModules[id] as PageModule), children: inner }],
    [],
  )
  const router = createStaticRouter([rootRoute(children)], staticHandlerContext)
  return <StaticRouterProvider router={router} context={staticHandlerContext} hydrate={false} />
}
