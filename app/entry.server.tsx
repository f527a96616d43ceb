import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { canonicalPath } from '#app/lib/canonical-path.ts'

// Runs at build time only. Waiting for everything gives each page as one complete document.
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  // Links to a place in the same page begin with its path: it has to be the one that the browser will see.
  const { location } = context.staticHandlerContext
  location.pathname = canonicalPath(location.pathname)
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      throw error
    },
  })
  await body.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(body, { status, headers })
}
