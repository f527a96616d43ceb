import { startServer } from './processes.ts'

/**
 * The server as a process with little room: left to itself, Node takes whatever the machine has before it tidies up, and
 * nobody could tell that from a leak. Each request may come from an address of its own, as from behind a proxy.
 */
export const startSmallServer = (env: Record<string, string> = {}) =>
  startServer({ env: { NODE_OPTIONS: '--max-old-space-size=128', TRUST_PROXY: '1', ...env } })
