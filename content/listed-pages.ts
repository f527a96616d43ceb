import { articles } from './articles/all-articles.ts'
import { cities } from './cities/all-cities.ts'
import { legalDocuments } from './legal/all-legal.ts'
import { surveys } from './surveys/all-surveys.ts'

/** The pages in the sitemap, which are also the ones whose visits are counted. */
export const listedPages: readonly string[] = [
  '/',
  ...surveys.map(({ type }) => `/survey/${type}`),
  '/quiz',
  '/articles',
  ...articles.map(({ slug }) => `/articles/${slug}`),
  '/about',
  '/beta',
  '/national-rules',
  ...cities.map(({ slug }) => `/${slug}`),
  ...legalDocuments.map(({ slug }) => `/${slug}`),
]

const listed = new Set(listedPages)

export const isListedPage = (path: string | undefined): path is string => path !== undefined && listed.has(path)
