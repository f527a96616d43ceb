import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

// Runs at build time only. Waiting for everything gives each page as one complete document.
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      throw error
    },
  })
  await body.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(body, { status, headers })
}
