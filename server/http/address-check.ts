import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { defaultSiteUrl, isLoopback } from '#server/config.ts'
import type { Trouble } from '#server/messages/trouble.ts'

declare module 'fastify' {
  interface FastifyInstance {
    addressTrouble(): Trouble | undefined
  }
}

/** Not an address of this machine or its network: a name that others can look up. */
const isPublicName = (hostname: string) =>
  hostname.includes('.') && isIP(hostname) === 0 && !isLoopback(hostname) && !/\.(local|localhost|internal)$/.test(hostname)

/** Without SITE_URL, links in emails lead to localhost, and only requests show that the site has a name by now. */
export const addressCheck = fastifyPlugin(async (app: FastifyInstance) => {
  const isMissing = app.config.siteUrl === defaultSiteUrl
  let hasPublicName = false
  app.decorate('addressTrouble', () => {
    if (!hasPublicName) return
    return {
      title: "The site doesn't know its address",
      detail: `Visitors reach it under a public name, but links in emails, the sitemap and passkeys use ${defaultSiteUrl}.`,
      whatToDo:
        'Ask the person who runs the server to set SITE_URL to the public address, such as https://www.example.com, and to restart it.',
    }
  })
  if (!isMissing) return
  app.addHook('onRequest', async request => {
    hasPublicName ||= isPublicName(request.hostname)
  })
})
