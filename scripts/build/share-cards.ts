import { shareImageOf } from '#app/lib/head/share-image.ts'
import { content } from '#content/all-content.ts'
import { cities } from '#content/cities/all-cities.ts'
import { fillIn } from '#content/fill-in.ts'
import { home } from '#content/home.ts'
import { nationalRules } from '#content/national-rules.ts'
import { surveys } from '#content/surveys/all-surveys.ts'

const { articles, legalDocuments, about, beta, cityPage } = content

export type ShareCard = { file: string; title: string; picture: string }

const card = (path: string, title: string, picture: string): ShareCard => ({ file: shareImageOf(path), title, picture })

const unbroken = (name: string) => name.replaceAll(' ', '\u00a0')

const surveyPictures = {
  exit: 'articles/a-business-that-runs-without-you',
  optimize: 'articles/what-ai-agents-can-do',
}

/** A listed page without one must name another page's (`sharePath`); a test checks. */
export const shareCards: readonly ShareCard[] = [
  card('/', home.title, 'home-video'),
  ...surveys.map(({ type, title }) => card(`/survey/${type}`, title, surveyPictures[type])),
  card('/quiz', 'Business Competency Assessment', 'articles/choosing-an-ai-assistant'),
  card('/articles', 'Articles for business owners', 'articles/ai-voices-worth-an-owners-time'),
  ...articles.map(({ slug, title, featuredImage }) => card(`/articles/${slug}`, title, `articles/${featuredImage}`)),
  card('/about', about.titles.page, 'regions/prairies'),
  card('/beta', beta.title, 'articles/90-day-modernization-plan'),
  card('/national-rules', nationalRules.title, 'regions/great-lakes'),
  ...cities.map(({ slug, city, state, region }) =>
    card(`/${slug}`, fillIn(cityPage.title, { city: unbroken(city), state: unbroken(state) }), `regions/${region}`),
  ),
  ...legalDocuments.map(({ slug, title }) => card(`/${slug}`, title, 'articles/keeping-customer-data-safe-with-ai')),
]
