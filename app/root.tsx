import { createContext, type ReactNode, use } from 'react'
import { Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router'
import { CookieBanner } from '#app/shell/cookie-banner.tsx'
import type { PageHandle } from '#app/lib/head/page-meta.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { PageMetaTags } from '#app/shell/page-meta-tags.tsx'
import { SiteFooter } from '#app/shell/site-footer.tsx'
import { SiteHeader } from '#app/shell/site-header.tsx'
import { usePageChange } from '#app/shell/use-page-change.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { site } from '#content/site.ts'

/** Set by the prerenderer only: hydration ignores additional elements in the head and at the end of the body. */
export const DocumentParts = createContext<{ head?: ReactNode; end?: ReactNode }>({})

function Layout({ children }: { children: ReactNode }) {
  const main = usePageChange()
  const { head, end } = use(DocumentParts)
  const isAdmin = (useMatches().at(-1)?.handle as PageHandle | undefined)?.isAdmin ?? false
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageMetaTags />
        <meta name="theme-color" content="#17453c" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" type="application/rss+xml" title={`${site.name} articles`} href="/feed.xml" />
        {/* After the structured data, because React hydrates that from the first script it finds. */}
        {head}
      </head>
      <body>
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-pine px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to content
        </a>
        <SiteHeader isAdmin={isAdmin} />
        <main id="main" ref={main} tabIndex={-1} className="grow">
          {children}
        </main>
        {!isAdmin && (
          <>
            <SiteFooter />
            <CookieBanner />
          </>
        )}
        <Toaster />
        <ScrollRestoration />
        {end}
      </body>
    </html>
  )
}

export const Root = () => (
  <Layout>
    <Outlet />
  </Layout>
)

export const RootError = () => (
  <Layout>
    <ErrorScreen error={useRouteError()} />
  </Layout>
)
