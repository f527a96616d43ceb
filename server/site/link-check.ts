import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Words } from '#content/all-words.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '#contracts/time.ts'
import { isPublicName, isPublicSite } from '#server/http/address-check.ts'
import type { Handle } from '#server/storage/database.ts'
import { findSetting, putSetting } from '#server/storage/settings.ts'
import { attributesIn, elementIn, parseHtml } from './read-html.ts'
import type { LiveSite } from './site.ts'

const setting = 'dead_links'

type Link = { url: string; page: string }
/** `version`: of the words. */
type Found = { dead: Link[]; version: number }

/** Links of articles and city pages to other sites. Once a week; daily and after a publication while there are dead ones. */
export const linkCheck = fastifyPlugin(async ({ config, database, clock, site, published, job }: FastifyInstance) => {
  if (!isPublicSite(config.siteUrl)) return
  job('check of links', { firstMs: 5 * minuteMs, everyMs: hourMs }, async now => {
    const { version } = site
    const last = await findSetting(database.read, setting)
    if (last && !isCheckDue(JSON.parse(last.value), now.getTime() - Date.parse(last.changed_at), version)) return
    const dead = await findDeadLinks(await linksOf(site, published.words), statusOf, () => clock.sleep(secondMs))
    const value = JSON.stringify({ dead, version } satisfies Found)
    await database.write(transaction => putSetting(transaction, setting, value, now.toISOString()))
  })
})

/** A site may just be down for a while, so the dead ones are asked again soon. */
export const isCheckDue = ({ dead, version }: Found, ageMs: number, currentVersion: number) =>
  dead.length === 0 ? ageMs >= 7 * dayMs : ageMs >= dayMs || version !== currentVersion

async function linksOf(site: LiveSite, { articles, cities }: Words): Promise<Link[]> {
  const paths = [...articles.map(({ slug }) => `/articles/${slug}`), ...cities.map(({ slug }) => `/${slug}`)]
  const links: Link[] = []
  for (const page of paths) {
    const file = await site.find(page)
    const main = elementIn(parseHtml(file?.identity.body.toString() ?? ''), 'main')
    const urls = attributesIn(main, 'a', 'href').filter(url => URL.canParse(url) && isPublicName(new URL(url).hostname))
    links.push(...urls.map(url => ({ url, page })))
  }
  return links
}

type StatusOf = (url: string, method: 'HEAD' | 'GET') => Promise<number>

/** One request after the other. Many sites refuse bots, so only what's missing or out of reach is dead. */
export async function findDeadLinks(links: readonly Link[], statusOf: StatusOf, pause: () => Promise<unknown>) {
  const results = new Map<string, number | undefined>()
  for (const { url } of links) {
    if (results.has(url)) continue
    for (const method of ['HEAD', 'GET'] as const) {
      const status = await statusOf(url, method).catch(() => undefined)
      results.set(url, status)
      await pause()
      if (status !== undefined && status < 400) break
    }
  }
  const statuses = [...results.values()]
  if (statuses.length > 0 && statuses.every(status => status === undefined))
    throw new Error("None of the links could be reached, so it's the connection.")
  return links.filter(({ url }) => [undefined, 404, 410].includes(results.get(url)))
}

const privateAddresses = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4')

/** So that no link makes the server ask something in its own network. */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses = []) => {
    const isPrivate = addresses.some(({ address, family }) =>
      privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4'),
    )
    callback(error ?? (isPrivate ? new Error(`${hostname} is in a private network.`) : null), addresses)
  })

const statusOf: StatusOf = (url, method) =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http
    const headers = { 'user-agent': 'modernize-my-business (checks its links once a week)' }
    const signal = AbortSignal.timeout(10 * secondMs)
    request(url, { method, headers, signal, lookup: lookupPublic, agent: false }, response => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

export async function deadLinksTrouble(read: Handle) {
  const stored = await findSetting(read, setting)
  const { dead }: Found = stored ? JSON.parse(stored.value) : { dead: [] }
  if (dead.length === 0) return
  return {
    title: dead.length === 1 ? 'A link leads nowhere' : `${dead.length} links lead nowhere`,
    detail: dead.map(({ url, page }) => `${url} on ${page}.`).join('\n'),
    whatToDo: 'Open each one. If the page is gone, change or remove the link on the Website screen and publish it.',
  }
}
