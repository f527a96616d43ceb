import type { SitePages } from '#server/site/site-pages.ts'
import type { SiteRenderer } from '#server/site/site-renderer.ts'

/** Renders nothing, for tests of what's stored. Every publication changes the About page. */
export const quickRenderer: SiteRenderer = {
  async renderSite({ before }, live: SitePages) {
    return { site: { ...live }, updated: before ? ['/about'] : [], unfinished: { files: [], cards: [] } }
  },
  improve: async ({ site }) => site,
  renderView: async () => null,
  listTexts: async () => [{ path: '/about', title: 'About us', texts: ['about/mission'] }],
  close: async () => undefined,
}
