import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { totalHeader } from '#contracts/constants.ts'
import { turnLoginSetting } from '#server/admin/login-settings.ts'
import type { Database } from '#server/storage/database.ts'
import { testPasswords } from './test-app.ts'

type App = Pick<FastifyInstance, 'inject'>
type Headers = { authorization: string }

export async function logIn(app: App): Promise<Headers> {
  const payload = { password: testPasswords.admin.value }
  const response = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
  return { authorization: `Bearer ${response.json().token}` }
}

/** For tests that count other emails. */
export const turnOffLoginEmails = (database: Database) =>
  database.write(transaction => turnLoginSetting(transaction, 'login_emails', false, new Date().toISOString()))

const nextPage = /^<(.+)>; rel="next"$/

/** Follows the `Link: rel="next"` headers of a list to its last page. */
export async function fetchAllPages<Item>(app: App, headers: Headers, url: string) {
  const pages: Item[][] = []
  const totals: number[] = []
  for (let next: string | undefined = url; next; ) {
    const response: LightMyRequestResponse = await app.inject({ url: next, headers })
    if (response.statusCode !== 200) throw new Error(`${next}: ${response.statusCode} ${response.body}`)
    pages.push(response.json())
    totals.push(Number(response.headers[totalHeader]))
    next = nextPage.exec(String(response.headers.link ?? ''))?.[1]
  }
  return { pages, totals }
}
