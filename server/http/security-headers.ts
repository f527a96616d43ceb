import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60

const everywhere = {
  'strict-transport-security': `max-age=${twoYearsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    ...['camera', 'microphone', 'geolocation', 'payment', 'usb'].map(feature => `${feature}=()`),
    // Also the default, but with it a frame could be given permission.
    ...['get', 'create'].map(use => `publickey-credentials-${use}=(self)`),
  ].join(', '),
}

/** For everything except pages: nothing in it may be loaded, run or framed. */
export const responseHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** Of the scripts and styles in a page, as its policy names them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

type PageOptions = { behindTls: boolean; isAdmin: boolean }

export function pageHeaders({ scripts, styles }: InlineHashes, { behindTls, isAdmin }: PageOptions) {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // The admin area frames pages with drafts.
    `frame-src ${isAdmin ? "'self'" : 'https://www.youtube-nocookie.com'}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ...(isAdmin
      ? ["worker-src 'self'", "manifest-src 'self'", 'trusted-types admin-worker']
      : ["trusted-types 'none'"]),
    ...(behindTls ? ['upgrade-insecure-requests'] : []),
  ]
  return { ...everywhere, 'content-security-policy': policy.join('; ') }
}

/**
 * A page with drafts, for the administrator alone: only the admin area can frame it, and it can't send anything. In the
 * editor no script runs; a preview runs its own.
 */
export function viewHeaders({ scripts, styles }: InlineHashes, runsScripts: boolean) {
  const policy = [
    "default-src 'none'",
    `script-src ${runsScripts ? `'self' ${scripts.join(' ')}` : "'none'"}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    `frame-src ${runsScripts ? 'https://www.youtube-nocookie.com' : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    ...everywhere,
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
}

export const securityHeadersPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(responseHeaders)
    done()
  })
})
