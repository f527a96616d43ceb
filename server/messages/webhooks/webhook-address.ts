import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isLoopback } from '#server/config.ts'
import { isPrivate } from '#server/http/private-address.ts'

/**
 * Resolves a public name only to public addresses, and the connection uses exactly these, so the name can't resolve
 * to a private address later. A private address in the setting itself is fine.
 */
export const publicLookup =
  (url: string, resolve = lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found = []) => {
      const allowed = isLoopback(new URL(url).hostname) ? found : found.filter(({ address }) => !isPrivate(address))
      if (error || allowed.length > 0) done(error, allowed)
      else done(new Error(`${host} is a private address.`), [])
    })
  }
