import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import { consentKey } from '#app/page-script/consent-storage.ts'
import { startPage } from '#app/page-script/start-page.ts'
import { visitKey } from '#app/lib/forms/visit.ts'
import type { PageHandle } from '#app/lib/head/page-meta.ts'
import { DocumentParts } from '#app/root.tsx'
import { createRoutes, type Page } from '#app/routes.tsx'
import { InlineJson } from '#app/shell/inline-json.tsx'
import { pageData } from './page-data.ts'
import { textFiles } from './text-files.ts'

/** One for the catch-all route and one for unknown articles. */
const notFoundPaths = ['/404', '/articles/404']

type PageAssets = { styles: string; fonts: string; scripts: readonly string[]; stylesheets: readonly string[] }

export function createSite(table: readonly Page[]) {
  const handler = createStaticHandler(createRoutes(table, path => pageData[path]))
  const pages = table.flatMap(page => [page, ...(page.children ?? [])])
  const pagesAt = (path: string) => {
    const ids = (matchRoutes(handler.dataRoutes, path) ?? []).map(({ route }) => route.id)
    return pages.filter(page => ids.includes(page.path ?? page.file))
  }

  async function renderDocument(path: string, head: ReactNode) {
    const context = await handler.query(new Request(new URL(path, 'http://localhost')))
    if (context instanceof Response) throw new Error(`${path} returned ${context.status}.`)
    const data = pageData[path]
    const { script }: Partial<PageHandle> = context.matches.at(-1)?.route.handle ?? {}
    const end = (
      <>
        {script && <InlineScript text={script} />}
        {data !== undefined && <InlineJson type="application/json" id="page-data" json={JSON.stringify(data)} />}
      </>
    )
    const router = createStaticRouter(handler.dataRoutes, context)
    const { prelude } = await prerender(
      <DocumentParts value={{ head, end }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </DocumentParts>,
    )
    return { html: await new Response(prelude).text(), pageScript: script }
  }

  return {
    paths: [...pages.flatMap(({ path }) => (path && !/[:*]/.test(path) ? [path] : [])), ...notFoundPaths],
    pageData,
    textFiles: textFiles(),

    modulesAt: (path: string) => pagesAt(path).map(({ file }) => file),

    async renderInDev(path: string) {
      const { html } = await renderDocument(
        path,
        <>
          <link rel="stylesheet" href="/app/fonts.css" />
          <link rel="stylesheet" href="/app/public.css" />
          <script type="module" src="/app/main.ts" />
        </>,
      )
      return html
    },

    /** `inline` is for the page's content security policy. */
    async renderPage(path: string, { styles, fonts, scripts, stylesheets }: PageAssets) {
      const isForm = pagesAt(path).some(page => page.form)
      const startScript = `(${startPage})(${JSON.stringify([scripts, isForm, consentKey, visitKey]).slice(1, -1)})`
      const { html, pageScript } = await renderDocument(
        path,
        <>
          <style id="fonts" media="(scripting: none)" dangerouslySetInnerHTML={{ __html: fonts }} />
          <InlineScript text={startScript} />
          <style dangerouslySetInnerHTML={{ __html: styles }} />
          {stylesheets.map(href => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </>,
      )
      return { html, inline: { scripts: [startScript, ...(pageScript ? [pageScript] : [])], styles: [fonts, styles] } }
    },
  }
}

const InlineScript = ({ text }: { text: string }) => <script dangerouslySetInnerHTML={{ __html: text }} />
