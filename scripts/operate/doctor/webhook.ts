import { once } from 'node:events'
import { connect, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { type Context, ok, skipped, wrong } from './check.ts'
import { reasonOf } from './reason-of.ts'

/** Only connects: `npm run webhook` sends an event, which starts the owner's automation. The rest of the URL is often a secret. */
export async function checkWebhook({ config: { webhookUrl, command } }: Context) {
  if (!webhookUrl)
    return skipped("WEBHOOK_URL isn't set. See docs/webhooks.md if your own tools should get every lead.")
  const { protocol, hostname, port, host } = new URL(webhookUrl)
  const name = hostname.replace(/^\[|\]$/g, '')
  const socket =
    protocol === 'https:'
      ? connectTls({ host: name, port: Number(port || 443), servername: isIP(name) ? '' : name })
      : connect({ host: name, port: Number(port || 80) })
  try {
    await once(socket, protocol === 'https:' ? 'secureConnect' : 'connect')
    return ok(`${host} accepts connections. Nothing was sent; ${command('webhook')} sends a test event.`)
  } catch (error) {
    return wrong(`${host} can't be used: ${reasonOf(error)}. Check WEBHOOK_URL.`)
  } finally {
    socket.destroy()
  }
}
