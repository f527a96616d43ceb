import { words } from '#content/all-words.ts'
import type { Json, Text, WordsOverview } from '#contracts/words.ts'
import { logIn } from './admin.ts'
import { type TestAppOptions, testApp } from './test-app.ts'

type Answer<Body> = { status: number; body: Body & { error?: string } }

/** The administrator's calls about the words. */
export async function wordsDesk(options: TestAppOptions = {}) {
  const site = await testApp(options)
  const { app } = site
  const headers = await logIn(app)

  async function call<Body = WordsOverview>(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
    const url = `/api/admin/words${path}`
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: response.statusCode, body: response.json() } as Answer<Body>
  }
  const overview = async () => (await call('GET', '')).body
  const texts = async (query: string) => (await call<Text[]>('GET', `/texts?${query}`)).body
  const text = async (path: string) => (await texts(`path=${path}`))[0] as Text
  /** On what's there now, or on what was there when `revision` was read. */
  const save = async (path: string, value: Json, revision?: string) =>
    call<{ text: Text; newest?: Text; field?: string }>('PATCH', '/drafts', {
      path,
      value,
      revision: revision ?? (await text(path))?.revision ?? 'none',
    })
  const publish = async () => call('POST', '/publish', { revision: (await overview()).draftsRevision })
  const actions = async () =>
    (await site.database.read.selectFrom('audit_log').select('action').execute()).map(({ action }) => action)
  const page = async (path: string) => (await app.inject(path)).body
  return { ...site, headers, call, overview, texts, text, save, publish, actions, page }
}

const linked = JSON.stringify([words.documents, words.quizQuestions])

/** The value of a released article that isn't on the website. */
export const hiddenArticle = (slug: string) =>
  ({ ...words.documents.articles.find(article => article.slug === slug), listing: 'hidden' }) as unknown as Json

/** The address of an article that can be taken off the website, because no page links to it. */
export const unlinkedArticle = words.articles.find(
  ({ slug }) => !linked.includes(`(/articles/${slug}`) && !linked.includes(`"/articles/${slug}"`),
)?.slug as string

export type WordsDesk = Awaited<ReturnType<typeof wordsDesk>>
