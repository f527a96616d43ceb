interface ImportMetaEnv {
  /** The canonical origin, set when the site is built. */
  readonly SITE_URL?: string
  /** The day of the build, YYYY-MM-DD. */
  readonly BUILT_ON: string
  /** The parts of URLs that come from content/. */
  readonly SLUGS: Readonly<Record<'articles' | 'cities' | 'legal' | 'surveys', readonly string[]>>
}
