import { absoluteUrl } from '#app/lib/site-url.ts'
import { escapeXml, xmlResponse } from '#app/lib/xml.ts'
import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { surveys } from '#content/surveys/all-surveys.ts'

/** Exactly the pages that a search engine may show: whatever carries noindex is not here. */
const paths = [
  '/',
  ...surveys.map(({ type }) => `/survey/${type}`),
  '/quiz',
  '/articles',
  ...articles.map(({ slug }) => `/articles/${slug}`),
  '/about',
  '/beta',
  ...cities.map(({ slug }) => `/${slug}`),
  ...legalDocuments.map(({ slug }) => `/${slug}`),
]

export const loader = () =>
  xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map(path => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc></url>`).join('\n')}
</urlset>
`,
  )
