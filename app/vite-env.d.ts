interface ImportMetaEnv {
  /** The canonical origin, set when the site is built. */
  readonly SITE_URL?: string
  /** The day of the build, YYYY-MM-DD. */
  readonly BUILT_ON: string
}

/** The compiled stylesheet where pages are prerendered, nothing in the browser. Made by vite.config.ts. */
declare module 'virtual:site-styles' {
  const styles: string | undefined
  export default styles
}
