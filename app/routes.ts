// Every address of the site. Articles, cities, surveys and legal documents come from content/, one route each, so that
// an address which is not listed is not found.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { surveys } from '#content/surveys/all-surveys.ts'

const gallery = import.meta.env.MODE === 'production' ? [] : [route('design', 'routes/design-gallery.tsx')]

export default [
  index('routes/home.tsx'),
  ...surveys.map(({ type }) => route(`survey/${type}`, 'routes/survey.tsx', { id: `survey-${type}` })),
  ...surveys.map(({ type }) =>
    route(`survey/${type}/complete`, 'routes/survey.tsx', { id: `survey-${type}-complete` }),
  ),
  route('quiz', 'routes/quiz.tsx'),
  route('quiz/complete', 'routes/quiz.tsx', { id: 'quiz-complete' }),
  route('toolkit', 'routes/toolkit.tsx'),
  route('articles', 'routes/articles.tsx'),
  ...articles.map(({ slug }) => route(`articles/${slug}`, 'routes/article.tsx', { id: `article-${slug}` })),
  route('articles/:slug', 'routes/article-not-found.tsx'),
  route('about', 'routes/about.tsx'),
  route('beta', 'routes/beta.tsx'),
  route('unsubscribe', 'routes/unsubscribe.tsx'),
  ...cities.map(({ slug }) => route(slug, 'routes/city.tsx', { id: slug })),
  ...legalDocuments.map(({ slug }) => route(slug, 'routes/legal.tsx', { id: slug })),
  route('admin/login', 'routes/admin-login.tsx'),
  layout('routes/admin-frame.tsx', [
    route('admin', 'routes/admin-dashboard.tsx'),
    route('admin/analytics', 'routes/admin-analytics.tsx'),
    route('admin/database', 'routes/admin-database.tsx'),
    route('admin/leads', 'routes/admin-leads.tsx'),
    route('admin/leads/call-sheet', 'routes/admin-call-sheet.tsx'),
  ]),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('feed.xml', 'routes/feed.ts'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  ...gallery,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
