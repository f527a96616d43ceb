import type { WordsOverview } from '#contracts/words.ts'
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
  const save = (path: string, value: unknown, revision: string | null = null) =>
    call<{ value: unknown; revision: string | null; isDraft: boolean }>('PATCH', '/drafts', { path, value, revision })
  const revisions = async () =>
    (await site.database.read.selectFrom('word_drafts').select('revision').execute()).map(({ revision }) => revision)
  const publish = async () => call('POST', '/publish', { revisions: await revisions() })
  const actions = async () =>
    (await site.database.read.selectFrom('audit_log').select('action').execute()).map(({ action }) => action)
  const page = async (path: string) => (await app.inject(path)).body
  return { ...site, headers, call, overview, save, revisions, publish, actions, page }
}

export type WordsDesk = Awaited<ReturnType<typeof wordsDesk>>
