import { loadExistingPasswords } from '#server/admin/passwords.ts'
import type { Config } from '#server/config.ts'

/** Other servers' messages are printed, and one of them might repeat what it was sent. */
export function secretHider(config: Config) {
  const secrets = [
    config.adminPassword,
    config.toolkitPassword,
    config.webhookSecret,
    config.bookingWebhookSecret,
    config.webhookUrl,
    ...generatedPasswords(config),
  ]
  for (const url of [config.smtpUrl, config.databaseUrl]) {
    const { password } = new URL(url ?? 'none:')
    secrets.push(password, decode(password))
  }
  const known = secrets.filter(secret => typeof secret === 'string').filter(Boolean)
  return (text: string) => known.reduce((hidden, secret) => hidden.replaceAll(secret, '•••'), text)
}

function generatedPasswords(config: Config) {
  try {
    return Object.values(loadExistingPasswords(config) ?? {}).map(({ value }) => value)
  } catch {
    return []
  }
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
