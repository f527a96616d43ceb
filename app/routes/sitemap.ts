import { absoluteUrl } from '#app/lib/site-url.ts'
import { escapeXml, xmlResponse } from '#app/lib/xml.ts'
import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { site } from '#content/site.ts'
import { surveys } from '#content/surveys/all-surveys.ts'

type Page = { path: string; lastmod: string }

const updatedWithTheSite = (path: string): Page => ({ path, lastmod: site.pagesUpdatedOn })

/** Exactly the pages that a search engine may show: whatever carries noindex is not here. */
const pages: readonly Page[] = [
  updatedWithTheSite('/'),
  ...surveys.map(({ type }) => updatedWithTheSite(`/survey/${type}`)),
  updatedWithTheSite('/quiz'),
  updatedWithTheSite('/articles'),
  ...articles.map(({ slug, date }) => ({ path: `/articles/${slug}`, lastmod: date })),
  updatedWithTheSite('/about'),
  updatedWithTheSite('/beta'),
  ...cities.map(({ slug }) => updatedWithTheSite(`/${slug}`)),
  // Their date is always today's.
  ...legalDocuments.map(({ slug }) => ({ path: `/${slug}`, lastmod: import.meta.env.BUILT_ON })),
]

const entry = ({ path, lastmod }: Page) =>
  `  <url><loc>${escapeXml(absoluteUrl(path))}</loc><lastmod>${lastmod}</lastmod></url>`

export const loader = () =>
  xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(entry).join('\n')}
</urlset>
`,
  )
