import type { ReactNode } from 'react'
import type { Content } from '#content/all-content.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { nextPageId, type Page } from './page.ts'
import { PageMeta } from './page-meta.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type DocumentProps = {
  page: Page
  /** Of the page that replaces this one once the form is sent. */
  nextHtml: string | undefined
  /** Of the likely next page's island, and of the island of the page in `nextHtml`. */
  scripts: Record<'ahead' | 'next', readonly string[] | undefined>
  content: Content
  siteUrl: string
  /** YYYY-MM-DD. The page script replaces it with the visitor's date. */
  renderedOn: string
  /** Styles and scripts. */
  head: ReactNode
  end: ReactNode
}

export function Document({ page, nextHtml, scripts, content, siteUrl, renderedOn, head, end }: DocumentProps) {
  const { site, siteFrame } = content
  const { path, next, body, island, isAdmin = false } = page
  // A form needs the room, and nothing may cover its button.
  const isCompact = island !== undefined
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageMeta page={page} site={site} siteUrl={siteUrl} />
        <meta name="theme-color" content="#17453c" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {isAdmin && <link rel="manifest" href="/admin.webmanifest" />}
        <link rel="alternate" type="application/rss+xml" title={`${site.name} articles`} href="/feed.xml" />
        {head}
      </head>
      <body data-next={scripts.ahead?.join(' ')} data-next-pages={page.likelyNext?.paths.join(' ') || undefined}>
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-pine font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-3"
        >
          {siteFrame.skip}
        </a>
        {isAdmin ? (
          body
        ) : (
          <>
            <SiteHeader site={site} menu={siteFrame.menu} path={path} />
            <main id="main" tabIndex={-1} className="grow">
              {body}
            </main>
            {next && nextHtml && (
              <template
                id={nextPageId}
                data-title={next.title}
                data-path={next.path}
                data-scripts={scripts.next?.join(' ')}
                dangerouslySetInnerHTML={{ __html: nextHtml }}
              />
            )}
            <SiteFooter {...{ site, siteUrl, renderedOn, isCompact }} words={siteFrame.footer} />
            <CookieBanner words={siteFrame.cookieBanner} isCompact={isCompact} />
          </>
        )}
        {end}
      </body>
    </html>
  )
}
