// Every URL of the site, once. The browser, the prerenderer and the dev server all use this table. Articles, cities, surveys
// and legal documents come from content/, one route each, so that a URL that isn't listed isn't found.
import type { RouteObject } from 'react-router'
import { Root, RootError } from './root.tsx'

export type Page = {
  path?: string
  /** Its module, as Vite's manifest names it. */
  file: string
  load: () => Promise<Pick<RouteObject, 'Component' | 'handle'>>
  /** Rendered from app/prerender/page-data.ts. */
  data?: boolean
  /** Its first screen is a form, so its scripts start before its fonts. */
  form?: boolean
  children?: readonly Page[]
}

const modules = import.meta.glob<Awaited<ReturnType<Page['load']>>>('./routes/*.tsx')

function page(path: string | undefined, name: string, options: Pick<Page, 'data' | 'form' | 'children'> = {}): Page {
  const load = modules[`./routes/${name}.tsx`]
  if (!load) throw new Error(`There is no app/routes/${name}.tsx.`)
  return { ...(path && { path }), file: `app/routes/${name}.tsx`, load, ...options }
}

// Content itself would bring all its words along: vite.config.ts supplies only these.
const { articles, cities, legal, surveys } = import.meta.env.SLUGS

export const pages: readonly Page[] = [
  page('/', 'home'),
  ...surveys.map(type => page(`/survey/${type}`, 'survey', { form: true })),
  ...surveys.map(type => page(`/survey/${type}/complete`, 'survey')),
  page('/quiz', 'quiz', { form: true }),
  page('/quiz/complete', 'quiz'),
  page('/toolkit', 'toolkit', { form: true }),
  page('/articles', 'articles', { data: true }),
  ...articles.map(slug => page(`/articles/${slug}`, 'article', { data: true })),
  page('/articles/:slug', 'not-found'),
  page('/about', 'about', { data: true }),
  page('/beta', 'beta'),
  page('/national-rules', 'national-rules', { data: true }),
  page('/unsubscribe', 'unsubscribe', { form: true }),
  ...cities.map(slug => page(`/${slug}`, 'city', { data: true })),
  ...legal.map(slug => page(`/${slug}`, 'legal', { data: true })),
  page('/admin/login', 'admin-login', { form: true }),
  page(undefined, 'admin-frame', {
    children: [
      page('/admin', 'admin-dashboard'),
      page('/admin/analytics', 'admin-analytics'),
      page('/admin/database', 'admin-database'),
      page('/admin/leads', 'admin-leads'),
      page('/admin/leads/call-sheet', 'admin-call-sheet'),
    ],
  }),
  page('*', 'not-found'),
]

/** What a page is rendered from: the prerenderer reads it from content/, a browser fetches it. */
export type LoadPageData = (path: string, signal: AbortSignal) => unknown

/** The table as React Router's route objects. A page's id is its path. */
export function createRoutes(table: readonly Page[], loadData: LoadPageData): RouteObject[] {
  const route = ({ path, file, load, data, children }: Page): RouteObject => ({
    id: path ?? file,
    ...(path && { path }),
    lazy: load,
    ...(data && {
      loader: ({ request }) => loadData(new URL(request.url).pathname.replace(/(?<=.)\/$/, ''), request.signal),
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }),
    ...(children && { children: children.map(route) }),
  })
  return [{ id: 'root', Component: Root, ErrorBoundary: RootError, children: table.map(route) }]
}
