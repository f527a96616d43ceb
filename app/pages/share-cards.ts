import { shareImageOf } from '#app/lib/head/page-files.ts'
import type { Content } from '#content/all-content.ts'
import { examplePlanPath } from '#content/example-plan.ts'
import { fillIn } from '#content/fill-in.ts'

const unbroken = (name: string) => name.replaceAll(' ', '\u00a0')

const surveyPictures = {
  exit: 'articles/a-business-that-runs-without-you',
  optimize: 'articles/what-ai-agents-can-do',
}

/** One for each listed page; a test checks. */
export function shareCards(content: Content) {
  const { site, surveys, articles, cities, cityPage, legalDocuments } = content
  const card = (path: string, title: string, picture: string) => ({
    file: shareImageOf(path),
    title,
    picture,
    siteName: site.name,
  })
  return [
    card('/', content.home.title, 'home-video'),
    ...surveys.map(({ type, title }) => card(`/survey/${type}`, title, surveyPictures[type])),
    card(examplePlanPath, content.examplePlan.title, surveyPictures.exit),
    card('/quiz', content.quizPage.title, 'articles/choosing-an-ai-assistant'),
    card('/articles', content.articlesPage.metaTitle, 'articles/ai-voices-worth-an-owners-time'),
    ...articles.map(({ slug, title, featuredImage }) => card(`/articles/${slug}`, title, drawingOf(featuredImage))),
    card('/about', content.about.titles.page, 'regions/prairies'),
    card('/beta', content.beta.title, 'articles/90-day-modernization-plan'),
    card('/national-rules', content.nationalRules.title, 'regions/great-lakes'),
    ...cities.map(({ slug, city, state, region }) =>
      card(`/${slug}`, fillIn(cityPage.title, { city: unbroken(city), state: unbroken(state) }), `regions/${region}`),
    ),
    ...legalDocuments.map(({ slug, title }) => card(`/${slug}`, title, 'articles/keeping-customer-data-safe-with-ai')),
  ]
}

/** A card can't have a photo: it's drawn from SVG. */
const drawingOf = (picture: string) =>
  /^\/pictures\/(.+)\.svg$/.exec(picture)?.[1] ?? 'articles/90-day-modernization-plan'
