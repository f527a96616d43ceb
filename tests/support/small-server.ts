import { onTestFinished } from 'vitest'
import { startServer, stop } from './processes.ts'

/**
 * The server as a process with little room: left to itself, Node takes whatever the machine has before it tidies up, and
 * nobody could tell that from a leak. Each request may come from an address of its own, as from behind a proxy.
 */
export async function startSmallServer(env: Record<string, string> = {}) {
  const server = await startServer({ env: { NODE_OPTIONS: '--max-old-space-size=128', TRUST_PROXY: '1', ...env } })
  onTestFinished(() => stop(server.child))
  return server
}
