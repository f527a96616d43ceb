import { type ReactNode, useEffect } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { CookieBanner } from '#app/features/consent/cookie-banner.tsx'
import { allStylesFile, pageStyles, pageStylesId, typefaces, typefacesId } from '#app/lib/site-styles.ts'
import { rememberVisit } from '#app/lib/visit.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { PageData } from '#app/shell/page-data.tsx'
import { PageMetaTags } from '#app/shell/page-meta-tags.tsx'
import { SiteFooter } from '#app/shell/site-footer.tsx'
import { SiteHeader } from '#app/shell/site-header.tsx'
import { useFocusOnNavigation } from '#app/shell/use-focus-on-navigation.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { site } from '#content/site.ts'

export function Layout({ children }: { children: ReactNode }) {
  const main = useFocusOnNavigation()
  useEffect(rememberVisit, [])
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style
          id={pageStylesId}
          data-all={allStylesFile}
          dangerouslySetInnerHTML={{ __html: pageStyles }}
          suppressHydrationWarning
        />
        <noscript id={typefacesId}>{typefaces && <style dangerouslySetInnerHTML={{ __html: typefaces }} />}</noscript>
        <PageMetaTags />
        {import.meta.env.DEV && <Links />}
        <meta name="theme-color" content="#17453c" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" type="application/rss+xml" title={`${site.name} articles`} href="/feed.xml" />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-pine px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to the content
        </a>
        <SiteHeader />
        <main id="main" ref={main} tabIndex={-1} className="grow">
          {children}
        </main>
        <SiteFooter />
        <CookieBanner />
        <Toaster />
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <PageData />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
