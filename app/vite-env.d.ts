interface ImportMetaEnv {
  readonly SITE_URL?: string
  /** The date of the build, YYYY-MM-DD. */
  readonly BUILT_ON: string
  readonly CITY_COUNT: number
  readonly SLUGS: Readonly<Record<'articles' | 'cities' | 'legal' | 'surveys', readonly string[]>>
}
