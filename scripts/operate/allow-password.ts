import { recordSecurityEvent, serverCommand } from '#server/admin/audit-log.ts'
import { recoveryCode, turnLoginSetting } from '#server/admin/login-settings.ts'
import { chosenPassword, loadPasswords } from '#server/admin/passwords.ts'
import { commandFor, loadConfig } from '#server/config.ts'
import { createSecurityEmails } from '#server/messages/security-emails.ts'
import { requireDatabase } from '#server/storage/backup/snapshot.ts'
import { openWithBackup } from '#server/storage/backup/upgrade-backup.ts'
import { databaseFile } from '#server/storage/open-database.ts'
import { runCommand, UsageError } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('allow-password')}

Let the administrator log in with the password again, and remove all passkeys, if they're lost. The server can be running.
`

if (import.meta.main) await runCommand(() => allowPassword(process.argv.slice(2), process.env))

export async function allowPassword(args: readonly string[], env: NodeJS.ProcessEnv) {
  if (args.length > 0) throw new UsageError(usage(env))
  const config = loadConfig(env)
  if (!config.databaseUrl)
    requireDatabase(databaseFile(config.dataDir), 'Use the same DATA_DIR or DATABASE_URL as the server.')
  // The server sends them.
  const outbox = {
    canSend: () => config.smtpUrl !== undefined,
    firstAttemptAt: () => new Date().toISOString(),
    sendNow: () => undefined,
  }
  const emails = createSecurityEmails(outbox)
  const database = await openWithBackup(config, { info: () => undefined })
  try {
    const isChanged = await database.write(async transaction => {
      const actor = serverCommand()
      const wasOff = await turnLoginSetting(transaction, 'password_login', true, actor.at)
      if (wasOff) await recordSecurityEvent(transaction, emails, actor, { action: 'password-login.on' })
      // The one on the server counts again.
      await transaction.deleteFrom('settings').where('name', 'in', [chosenPassword, recoveryCode]).execute()
      // Also ends the sessions of a lost phone.
      await transaction.deleteFrom('admin_sessions').where('passkey_id', 'is not', null).execute()
      const removed = await transaction.deleteFrom('passkeys').returning('id').execute()
      for (const _ of removed) await recordSecurityEvent(transaction, emails, actor, { action: 'passkey.removed' })
      return wasOff || removed.length > 0
    })
    const { file } = loadPasswords(config).admin
    return [
      isChanged
        ? 'Password login is on, and all passkeys are removed. No restart is needed.'
        : 'Password login is on already, and there are no passkeys. Nothing was changed.',
      `The password is ${file ? `in ${file}` : 'the value of ADMIN_PASSWORD in the settings'}.`,
    ].join('\n')
  } finally {
    await database.close()
  }
}
