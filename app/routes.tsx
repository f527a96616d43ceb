// The routes of the browser, the prerenderer and the dev server. Each content page has its own, so unknown slugs are 404s.
import type { RouteObject } from 'react-router'
import { Root, RootError } from './root.tsx'

export type Page = {
  path?: string
  /** The key in Vite's manifest. */
  file: string
  load: () => Promise<Pick<RouteObject, 'Component' | 'handle'>>
  /** Rendered from app/prerender/page-data.ts. */
  data?: boolean
  /** Starts with a form, so its scripts load before its fonts. */
  form?: boolean
  children?: readonly Page[]
}

const modules = import.meta.glob<Awaited<ReturnType<Page['load']>>>('./routes/*.tsx')

function page(path: string | undefined, name: string, options: Pick<Page, 'data' | 'form' | 'children'> = {}): Page {
  const load = modules[`./routes/${name}.tsx`]
  if (!load) throw new Error(`Missing app/routes/${name}.tsx.`)
  return { ...(path && { path }), file: `app/routes/${name}.tsx`, load, ...options }
}

// From vite.config.ts, because importing content/ would bundle all of it.
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

export type LoadPageData = (path: string, signal: AbortSignal) => unknown

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
