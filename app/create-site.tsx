// The renderer: content in, pages out. The build bundles it, so that it runs without the build's tools.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Content } from '#content/all-content.ts'
import { adminPaths } from './admin/admin-paths.ts'
import { createAdminShell } from './admin/admin-shell.tsx'
import { type EntryName, entries, entryOf } from './entries.ts'
import { consentKey } from './page-script/cookie-banner.ts'
import { rulesId } from './page-script/load-ahead.ts'
import { recordEarlyPress, startPage } from './page-script/start-page.ts'
import { visitKey } from './page-script/visits.ts'
import { createPages } from './pages/all-pages.ts'
import { shareCards } from './pages/share-cards.ts'
import { textFiles } from './pages/text-files/text-files.ts'
import { Document } from './shell/document.tsx'
import type { IslandName, Page } from './shell/page.ts'

/** The styles, which are inlined, and the files that the browser's scripts are in. */
export type SiteAssets = {
  styles: Readonly<Record<'public' | 'plan' | 'admin', string>>
  fonts: string
  scripts: Readonly<Record<EntryName, readonly string[]>>
}

type RenderedPage = {
  html: string
  /** For the page's content security policy. */
  inline: Record<'scripts' | 'styles', readonly string[]>
}

/** `siteUrl`: the site's origin. `renderedOn`: YYYY-MM-DD. */
type SiteOptions = { siteUrl: string; renderedOn: string }

export function createSite(content: Content, { siteUrl, renderedOn }: SiteOptions) {
  const adminShell = createAdminShell(content, siteUrl)
  const allPages = createPages(content, renderedOn)
  const pages = new Map(allPages.map(page => [page.path, page]))
  const isAdmin = (path: string) => adminPaths.some(own => own === path)
  const findPage = (path: string) => (isAdmin(path) ? adminShell : pages.get(path))

  const render = (page: Page, head: ReactNode, scriptsOf: (island: IslandName) => readonly string[]) => {
    const { next, likelyNext, script, isAdmin } = page
    const rules = aheadRules(page)
    const end = (
      <>
        {script && <InlineScript text={script} />}
        {!isAdmin && <InlineScript type="speculationrules" text={speculationRules} />}
        {rules && (
          <template
            id={rulesId}
            dangerouslySetInnerHTML={{ __html: `<script type="speculationrules">${rules}</script>` }}
          />
        )}
      </>
    )
    // Rendered by itself, so that its pictures aren't preloaded.
    const nextHtml = next && renderToStaticMarkup(next.body)
    const scripts = { ahead: likelyNext && scriptsOf(likelyNext.island), next: next?.island && scriptsOf(next.island) }
    const parts = { page, nextHtml, scripts, content, siteUrl, renderedOn, head, end }
    return `<!DOCTYPE html>${renderToStaticMarkup(<Document {...parts} />)}`
  }

  const renderPage = (page: Page, assets: SiteAssets): RenderedPage => {
    const { island, script, isAdmin } = page
    const { fonts } = assets
    const styles = assets.styles[styleSheetOf(page)]
    const pageScripts = isAdmin ? [] : assets.scripts.page
    const hasIsland = island !== undefined || isAdmin === true
    // The page's own script is small, and first, so that a visit counts even if the visitor leaves early.
    const scripts = [...new Set([...pageScripts, ...assets.scripts[entryOf(page)]])]
    const settings = JSON.stringify({ scripts, hasIsland, consentKey, visitKey })
    const start = `${hasIsland ? `(${recordEarlyPress})();` : ''}(${startPage})(${settings})`
    const head = (
      <>
        <style id="fonts" media="(scripting: none)" dangerouslySetInnerHTML={{ __html: fonts }} />
        <InlineScript text={start} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </>
    )
    const rules = isAdmin ? [] : [speculationRules, aheadRules(page) ?? []].flat()
    const scriptTexts = [start, ...(script ? [script] : []), ...rules]
    return {
      html: render(page, head, name => assets.scripts[name]),
      inline: { scripts: scriptTexts, styles: [fonts, styles] },
    }
  }

  return {
    /** Of the public pages. */
    paths: [...pages.keys()],
    adminPaths,
    shareCards: () => shareCards(content),
    /** Each is rendered when it's called. */
    textFiles: textFiles(content, siteUrl, allPages),

    /** Undefined if there is no such page. */
    renderPage(path: string, assets: SiteAssets) {
      const page = findPage(path)
      return page && renderPage(page, assets)
    },

    /** Vite serves the sources. */
    renderInDev(path: string) {
      const page = findPage(path) ?? findPage('/404')
      if (!page) throw new Error('There is no page for unknown addresses.')
      return render(
        page,
        <>
          <link rel="stylesheet" href="/app/fonts.css" />
          <link rel="stylesheet" href={`/app/${styleSheetOf(page)}.css`} />
          <script type="module" src={`/${entries[entryOf(page)]}`} />
        </>,
        name => [`/${entries[name]}`],
      )
    },
  }
}

/** A link that a visitor is about to follow is fetched ahead, and a survey is also rendered. Only in Chromium so far. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/survey/*' }, eagerness: 'moderate' }],
})

/** For pages that are rendered as soon as this one is idle; the fetched ones are for browsers that are short of memory. */
const rulesFor = (urls: readonly string[]) =>
  JSON.stringify({ prefetch: [{ urls, eagerness: 'immediate' }], prerender: [{ urls, eagerness: 'immediate' }] })

const aheadRules = ({ likelyNext }: Page) => (likelyNext?.paths.length ? rulesFor(likelyNext.paths) : undefined)

const planIslands: ReadonlyArray<IslandName | undefined> = ['survey', 'plan', 'notes']

const styleSheetOf = ({ isAdmin, island, showsPlan }: Page) =>
  isAdmin ? 'admin' : showsPlan || planIslands.includes(island) ? 'plan' : 'public'

const InlineScript = ({ text, type }: { text: string; type?: string }) => (
  <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
)
