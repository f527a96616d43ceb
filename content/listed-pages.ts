import type { Content } from './all-content.ts'
import { examplePlanPath } from './example-plan.ts'

type Listed = Pick<Content, 'surveys' | 'articles' | 'cities' | 'legalDocuments'>

/** The pages in the sitemap, which are also the ones whose visits are counted. */
export const listedPagesOf = ({ surveys, articles, cities, legalDocuments }: Listed): readonly string[] => [
  '/',
  ...surveys.map(({ type }) => `/survey/${type}`),
  examplePlanPath,
  '/quiz',
  '/articles',
  ...articles.map(({ slug }) => `/articles/${slug}`),
  '/about',
  '/beta',
  '/national-rules',
  ...cities.map(({ slug }) => `/${slug}`),
  ...legalDocuments.map(({ slug }) => `/${slug}`),
]
