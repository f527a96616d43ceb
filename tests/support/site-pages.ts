import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleNotFoundPath, notFoundPath, type SiteManifest } from '#server/plugins/site-manifest.ts'

const build = join(import.meta.dirname, '../../build/site')

/** Every prerendered page of the product: its path and its HTML. */
export const sitePages = (JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteManifest).files
  .filter(({ inline, path }) => inline && path !== notFoundPath && path !== articleNotFoundPath)
  .map(({ path, file }) => ({ path, html: readFileSync(join(build, 'client', file), 'utf8') }))
  .sort((a, b) => a.path.localeCompare(b.path))

/** One page of every kind, for what need not be tried on all of them. */
export const pageOfEachKind = [
  '/',
  '/survey/exit',
  '/survey/optimize/complete',
  '/quiz',
  '/quiz/complete',
  '/toolkit',
  '/articles',
  sitePages.find(({ path }) => path.startsWith('/articles/'))?.path ?? '',
  '/articles/no-such-article',
  '/about',
  '/beta',
  '/winnipeg-manitoba-ai-consultants',
  '/privacy-policy',
  '/admin/login',
  '/admin',
  '/no-such-page',
]
