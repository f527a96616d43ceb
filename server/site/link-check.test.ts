import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { dayMs } from '#contracts/time.ts'
import { putSetting } from '#server/storage/settings.ts'
import { newDatabase } from '#tests/support/databases.ts'
import { deadLinksTrouble, findDeadLinks, isCheckDue, lookupPublic } from './link-check.ts'

const pause = async () => undefined
const linkTo = (url: string, page = '/articles/one') => ({ url, page })

test('names links that are missing or out of reach, and asks again with GET before that', async () => {
  const answers: Record<string, Array<number | Error>> = {
    fine: [200],
    moved: [301],
    'no-head': [405, 200],
    'refuses-programs': [403, 403],
    broken: [500, 503],
    missing: [404, 404],
    gone: [410, 410],
    'no-such-host': [new Error('ENOTFOUND'), new Error('ENOTFOUND')],
  }
  const asked: string[] = []
  const statusOf = async (url: string, method: string) => {
    asked.push(`${method} ${url}`)
    const answer = answers[url]?.shift()
    if (typeof answer !== 'number') throw answer
    return answer
  }
  const links = [...Object.keys(answers).map(url => linkTo(url)), linkTo('missing', '/two')]
  expect(await findDeadLinks(links, statusOf, pause)).toEqual([
    linkTo('missing'),
    linkTo('gone'),
    linkTo('no-such-host'),
    linkTo('missing', '/two'),
  ])
  expect(asked.filter(request => /fine|no-head|missing/.test(request))).toEqual([
    'HEAD fine',
    'HEAD no-head',
    'GET no-head',
    'HEAD missing',
    'GET missing',
  ])
})

test('blames no link while the server has no connection', async () => {
  const statusOf = async () => {
    throw new Error('ENETUNREACH')
  }
  await expect(findDeadLinks([linkTo('a'), linkTo('b')], statusOf, pause)).rejects.toThrow("it's the connection")
})

test('asks again the next day, or after a publication, while a link is dead, and else after a week', () => {
  const daysUntilDue = (dead: object[], version: number) =>
    Array.from({ length: 9 }, (_, days) => days).find(days =>
      isCheckDue({ dead: dead as [], version: 1 }, days * dayMs, version),
    )
  const dead = [linkTo('a')]
  expect([daysUntilDue([], 1), daysUntilDue([], 2), daysUntilDue(dead, 1), daysUntilDue(dead, 2)]).toEqual([7, 7, 1, 0])
})

test('refuses to ask anything in a private network', async () => {
  const resolve = promisify(lookupPublic)
  for (const name of ['localhost', '127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1'])
    await expect(resolve(name, { all: true }), name).rejects.toThrow('private network')
  await expect(resolve('192.0.2.1', { all: true })).resolves.toMatchObject([{ address: '192.0.2.1' }])
})

test('dead links are on the desk until the next check finds none', async () => {
  const { read, write } = await newDatabase('sqlite')
  const store = (dead: object[]) =>
    write(transaction => putSetting(transaction, 'dead_links', JSON.stringify({ dead, version: 1 }), '2026-11-19'))
  expect(await deadLinksTrouble(read)).toBeUndefined()
  await store([linkTo('https://gone.example/a')])
  expect(await deadLinksTrouble(read)).toMatchObject({
    title: 'A link leads nowhere',
    detail: 'https://gone.example/a on /articles/one.',
  })
  await store([])
  expect(await deadLinksTrouble(read)).toBeUndefined()
})
