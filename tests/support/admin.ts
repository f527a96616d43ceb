import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { totalHeader } from '#contracts/constants.ts'
import { testPasswords } from './test-app.ts'

type App = Pick<FastifyInstance, 'inject'>
type Headers = { authorization: string }

/** Signs in as the administrator; the headers open every call that is theirs alone. */
export async function logIn(app: App): Promise<Headers> {
  const payload = { password: testPasswords.admin.value }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
  return { authorization: `Bearer ${answer.json().token}` }
}

const nextPage = /^<(.+)>; rel="next"$/

/** Follows a list from page to page until no next one is named. */
export async function pagesOf<Item>(app: App, headers: Headers, url: string) {
  const pages: Item[][] = []
  const totals: number[] = []
  for (let next: string | undefined = url; next; ) {
    const answer: LightMyRequestResponse = await app.inject({ url: next, headers })
    if (answer.statusCode !== 200) throw new Error(`${next}: ${answer.statusCode} ${answer.body}`)
    pages.push(answer.json())
    totals.push(Number(answer.headers[totalHeader]))
    next = nextPage.exec(String(answer.headers.link ?? ''))?.[1]
  }
  return { pages, totals }
}
