// Runs only in the build and the dev server, which keeps all articles and cities out of the bundles.
import { articles } from '#content/articles/all-articles.ts'
import type { Article } from '#content/articles/article.ts'
import { cities } from '#content/cities/all-cities.ts'
import type { City } from '#content/cities/city.ts'
import { sceneAlts } from '#content/cities/regions.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { nationalRules } from '#content/national-rules.ts'
import { updatedOn } from '#content/page-dates.ts'
import { readTimeOf } from './read-time.ts'

const relatedArticles = 3

const pictures = import.meta.glob<string>('/public/pictures/{articles,regions}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export type ArticlesData = ReturnType<typeof articleCard>[]
export type ArticleData = ReturnType<typeof articleData>
export type AboutData = ReturnType<typeof cityLink>[]
export type CityData = ReturnType<typeof cityData>
export type NationalRulesData = typeof nationalRules
export type LegalData = (typeof legalDocuments)[number]

export const pageData: Readonly<Record<string, unknown>> = {
  '/articles': articles.map(articleCard) satisfies ArticlesData,
  ...Object.fromEntries(articles.map(article => [`/articles/${article.slug}`, articleData(article)])),
  '/about': cities.map(cityLink) satisfies AboutData,
  '/national-rules': nationalRules satisfies NationalRulesData,
  ...Object.fromEntries(cities.map(city => [`/${city.slug}`, cityData(city)])),
  ...Object.fromEntries(legalDocuments.map(document => [`/${document.slug}`, document satisfies LegalData])),
}

function articleCard({ slug, title, excerpt, category, date, featuredImage, content }: Article) {
  return { slug, title, excerpt, category, date, featuredImage, readTime: readTimeOf(content) }
}

export function articleData(article: Article) {
  const index = articles.indexOf(article)
  const following = [...articles.slice(index + 1), ...articles.slice(0, index)]
  // The same category first, then the next articles, so that every article gets linked.
  const related = following.filter(({ category }) => category === article.category)
  const more = [...new Set([...related, ...following])].slice(0, relatedArticles)
  const picture = inlinePicture(`articles/${article.featuredImage}`)
  const updated = updatedOn(`/articles/${article.slug}`)
  return { article, updated, picture, readTime: readTimeOf(article.content), more: more.map(articleCard) }
}

function cityLink({ slug, city, stateAbbr, country }: City) {
  return { slug, city, stateAbbr, country }
}

export function cityData(city: City) {
  const others = cities.filter(other => other !== city)
  // The same country first.
  const sorted = others.toSorted((a, b) => Number(b.country === city.country) - Number(a.country === city.country))
  const picture = { src: inlinePicture(`regions/${city.region}`), alt: sceneAlts[city.region] }
  return { city, picture, others: sorted.map(cityLink) }
}

/** Saves a round trip for the largest element on a phone's first screen (decision 0004). */
function inlinePicture(name: string) {
  return `data:image/svg+xml,${encodeURIComponent(pictures[`/public/pictures/${name}.svg`] ?? '')}`
}
