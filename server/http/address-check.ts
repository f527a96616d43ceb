import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { defaultSiteUrl } from '#server/config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether SITE_URL is missing though visitors reach the site under a public name. */
    lacksAddress(): boolean
  }
}

/** Not an address, and not a name of this machine or its network. */
export const isPublicName = (hostname: string) =>
  hostname.includes('.') && isIP(hostname) === 0 && !/\.(local|localhost|internal)$/.test(hostname)

/** Only then does it ask others for anything: search engines, or the sites that it links to. */
export function isPublicSite(siteUrl: string) {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && isPublicName(hostname)
}

/** Without SITE_URL, links in emails lead to localhost. Only requests show that the site has a name by now. */
export const addressCheck = fastifyPlugin(async (app: FastifyInstance) => {
  let hasPublicName = false
  app.decorate('lacksAddress', () => hasPublicName)
  if (app.config.siteUrl !== defaultSiteUrl) return
  app.addHook('onRequest', async ({ hostname }) => {
    hasPublicName ||= isPublicName(hostname)
  })
})
