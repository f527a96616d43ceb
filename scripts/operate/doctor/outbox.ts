import { emailTrouble, webhookTrouble } from '#server/messages/troubles/outbox-trouble.ts'
import { serverLocation, withSnapshot } from '#server/storage/backup/snapshot.ts'
import { pathState } from '#server/storage/files.ts'
import { type Context, ok, skipped, wrong } from './check.ts'

/** Whether what the site sends gets through, as the server's own check sees it. */
export async function checkOutbox({ config }: Context) {
  const { smtpUrl, webhookUrl, command } = config
  if (!smtpUrl && !webhookUrl) return skipped('Neither SMTP_URL nor WEBHOOK_URL is set.')
  const location = serverLocation(config)
  if (location.kind === 'sqlite' && pathState(location.file) !== 'file')
    return skipped("There's no database to look in.")
  const now = new Date()
  const found = await withSnapshot(location, async ({ handle }) => [
    smtpUrl ? await emailTrouble(handle, now, command('doctor')) : undefined,
    webhookUrl ? await webhookTrouble(handle, now, command('webhook')) : undefined,
  ])
  const details = found.flatMap(trouble => (trouble ? [`${trouble.title}. ${trouble.detail}`] : []))
  if (details.length === 0) return ok('Nothing has been waiting for more than an hour.')
  return wrong([...details, 'The admin dashboard has the reasons, under "Not delivered".'].join('\n'))
}
