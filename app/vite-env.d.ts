interface ImportMetaEnv {
  /** The canonical origin, set when the site is built. */
  readonly SITE_URL?: string
  /** The day of the build, YYYY-MM-DD. */
  readonly BUILT_ON: string
}

/** The compiled stylesheet where pages are prerendered, nothing in the browser. Made by scripts/vite/styles-plugin.ts. */
declare module 'virtual:site-styles' {
  export const styles: { text: string; file: string; typefaces: string } | undefined
}

/** The function of inline-script.ts as text. Made by scripts/vite/inline-script-plugin.ts. */
declare module 'virtual:inline-script' {
  const text: string
  export default text
}

/** Every address, by the file in routes/ that answers it; nothing where pages are prerendered. Made by scripts/vite/pages-plugin.ts. */
declare module 'virtual:site-pages' {
  type Page = {
    paths: readonly string[]
    load: () => Promise<import('./page-routes.tsx').PageModule>
    /** Its data lies beside the page, as JSON. */
    hasData?: boolean
    children?: readonly Page[]
  }
  const pages: readonly Page[]
  export default pages
  export type { Page }
}
