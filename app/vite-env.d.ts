interface ImportMetaEnv {
  /** The canonical origin, set when the site is built. */
  readonly SITE_URL?: string
  /** The day of the build, YYYY-MM-DD. */
  readonly BUILT_ON: string
}
