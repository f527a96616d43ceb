import { systemClock } from '#server/clock.ts'
import { commandFor, loadConfig } from '#server/config.ts'
import { newMessage } from '#server/messages/message-repository.ts'
import { createWebhookChannel } from '#server/messages/webhooks.ts'
import { runCommand, UsageError } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('webhook')}

Send a signed test event to WEBHOOK_URL and say how the receiver responds. Nothing is stored, and nothing is retried.
`

if (import.meta.main) await runCommand(() => webhook(process.argv.slice(2), process.env))

export async function webhook(args: readonly string[], env: NodeJS.ProcessEnv) {
  if (args.length > 0) throw new UsageError(usage(env))
  const { webhookUrl, webhookSecret } = loadConfig(env)
  if (!webhookUrl || !webhookSecret)
    throw new UsageError('WEBHOOK_URL and WEBHOOK_SECRET aren\'t set. See "Set up webhooks" in docs/webhooks.md.')
  const message = newMessage({ channel: 'webhook', template: 'test', created_at: new Date().toISOString() })
  const payload = { type: message.template, timestamp: message.created_at, data: {} }
  const channel = createWebhookChannel({
    url: webhookUrl,
    clock: systemClock,
    secret: webhookSecret,
    payloadOf: async () => payload,
  })
  // The rest of the URL is often a secret.
  const { host } = new URL(webhookUrl)
  try {
    await channel.send(message)
  } catch (error) {
    throw new UsageError(`${host} didn't accept the test event. ${sentence(error)}`)
  }
  return `${host} accepted the test event (webhook-id ${message.id}).`
}

function sentence(error: unknown) {
  const { message } = error as Error
  return `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.?$/, '.')}`
}
