import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { totalHeader } from '#contracts/constants.ts'
import { createAdminSessions } from '#server/admin/admin-sessions.ts'
import { systemClock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import { testPasswords } from './test-app.ts'

type App = Pick<FastifyInstance, 'inject'>
type Headers = { authorization: string }

export async function logIn(app: App): Promise<Headers> {
  const payload = { password: testPasswords.admin.value }
  const response = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
  return { authorization: `Bearer ${response.json().token}` }
}

/** Without the email about a login, for tests that count other emails. */
export async function logInSilently(database: Database, password = testPasswords.admin.value): Promise<Headers> {
  const sessions = createAdminSessions(database, password, systemClock)
  const { token } = await database.write(transaction => sessions.open(transaction, { device: null, address: null }))
  return { authorization: `Bearer ${token}` }
}

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
