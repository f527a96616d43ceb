import type { Build } from '#server/site/load-build.ts'
import { testBuild } from './built-site.ts'

/** The About page alone, for tests that publish many times. */
export const smallBuild: Build = {
  ...testBuild,
  createSite: ({ about }) => ({
    paths: ['/about', '/404', '/articles/404'],
    adminPaths: [],
    renderPage: () => ({
      html: `<title>About</title><meta name="description" content="Who we are."><main>${about.mission}</main>`,
      inline: { scripts: [], styles: [] },
    }),
    textFiles: {},
    shareCards: () => [],
  }),
}
