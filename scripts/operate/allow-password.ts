import { addAuditEntry, serverCommand } from '#server/admin/audit-log.ts'
import { forgetRecoveryCode, turnPasswordLogin } from '#server/admin/login-settings.ts'
import { chosenPassword, loadPasswords } from '#server/admin/passwords.ts'
import { commandFor, loadConfig } from '#server/config.ts'
import { securityEvents } from '#server/messages/security-emails.ts'
import { runCommand, UsageError, withServerDatabase } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('allow-password')}

Let the administrator log in with the server's password again, remove all passkeys, if they're lost, and log out all devices. The server can be running.
`

if (import.meta.main) await runCommand(() => allowPassword(process.argv.slice(2), process.env))

export async function allowPassword(args: readonly string[], env: NodeJS.ProcessEnv) {
  if (args.length > 0) throw new UsageError(usage(env))
  const config = loadConfig(env)
  // The server sends its emails.
  const recordSecurityEvent = securityEvents(config)
  await withServerDatabase(config, ({ write }) =>
    write(async transaction => {
      const actor = serverCommand()
      const wasOff = await turnPasswordLogin(transaction, true, actor.at)
      if (wasOff) await recordSecurityEvent(transaction, actor, { action: 'password-login.on' })
      // The one on the server counts again.
      const chosen = await transaction
        .deleteFrom('settings')
        .where('name', '=', chosenPassword)
        .returning('name')
        .execute()
      for (const _ of chosen) await recordSecurityEvent(transaction, actor, { action: 'password.changed' })
      await forgetRecoveryCode(transaction)
      const ended = await transaction.deleteFrom('admin_sessions').executeTakeFirst()
      if (ended.numDeletedRows > 0n) await addAuditEntry(transaction, actor, { action: 'devices.ended' })
      const removed = await transaction.deleteFrom('passkeys').returning('id').execute()
      for (const _ of removed) await recordSecurityEvent(transaction, actor, { action: 'passkey.removed' })
    }),
  )
  const { file } = loadPasswords(config).admin
  return [
    'Password login is on, there are no passkeys, and all devices are logged out. No restart is needed.',
    `The password is ${file ? `in ${file}` : 'the value of ADMIN_PASSWORD in the settings'}.`,
  ].join('\n')
}
