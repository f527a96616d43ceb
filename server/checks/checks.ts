import querystring from 'node:querystring'
import { secondMs } from '#contracts/time.ts'
import { withTimeout } from '#server/clock.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { ageText, type TroubleCheck } from '#server/messages/trouble.ts'
import { latestBackup } from '#server/storage/backup/backup-files.ts'
import { checkPlaceholders, checkTimeZone } from './company.ts'
import { checkDkim, checkDmarc, checkSmtp, checkSpf, sendTestEmail } from './email.ts'
import { ask, type Context, type Finding, ok, reasonOf, skipped, warning, wrong } from './finding.ts'
import { checkAddress, checkRedirect, checkSite } from './site.ts'

export type Check = {
  name: string
  /** In words for the owner. */
  about: string
  /** Asks other machines, which takes seconds. */
  isOnline?: true
  /** The settings it depends on. */
  needs?: readonly string[]
  run(context: Context, now: Date): Finding | Promise<Finding>
}

const ownChecks: readonly Check[] = [
  { name: 'Placeholders', about: 'Company details that are still made up', run: checkPlaceholders },
  { name: 'Time zone', about: 'For due dates and reminders', run: checkTimeZone },
  { name: 'Address', about: 'For links in emails', needs: ['SITE_URL'], run: checkAddress },
  { name: 'Site', about: 'Whether visitors can reach it', isOnline: true, needs: ['SITE_URL'], run: checkSite },
  {
    name: 'Redirect',
    about: 'From http to the secure address',
    isOnline: true,
    needs: ['SITE_URL'],
    run: checkRedirect,
  },
  { name: 'Email', about: 'Whether the email server lets us in', isOnline: true, needs: ['SMTP_URL'], run: checkSmtp },
  {
    name: 'SPF',
    about: 'Says who may send emails for your domain',
    isOnline: true,
    needs: ['MAIL_FROM'],
    run: checkSpf,
  },
  { name: 'DKIM', about: 'Signs your emails', isOnline: true, needs: ['MAIL_FROM'], run: checkDkim },
  { name: 'DMARC', about: 'Protects you from forged emails', isOnline: true, needs: ['MAIL_FROM'], run: checkDmarc },
]

/** Only for the command: it sends something. */
export const testEmail: Check = {
  name: 'Test email',
  about: 'Whether it arrives',
  needs: ['SMTP_URL', 'MAIL_FROM'],
  run: sendTestEmail,
}

/** What `npm run doctor` prints and Settings shows. The troubles are those that the team is warned about. */
export const checksWith = (troubles: readonly TroubleCheck[]): Check[] => [
  ...ownChecks,
  // A missing address is in the list already.
  ...troubles.filter(({ id }) => id !== 'address').map(asCheck),
  ...(troubles.some(({ name }) => name === 'Backup') ? [] : [unknownBackup]),
]

const unknownBackup: Check = {
  name: 'Backup',
  about: 'A copy of your leads from every night',
  run: ({ config: { databaseUrl } }) =>
    databaseUrl
      ? warning(
          `This site can't see if its database is backed up. ${ask} set POSTGRES_BACKUP_DIR to the folder of its dumps.`,
        )
      : skipped('This server makes none.'),
}

const asCheck = ({ id, name, about, find }: TroubleCheck): Check => ({
  name,
  about,
  async run({ config }, now) {
    const trouble = await find(now)
    if (trouble) return wrong(`${trouble.title}. ${trouble.detail} ${trouble.whatToDo}`)
    return id === 'backup' ? latestBackupFound(config, now) : ok('Nothing is wrong.')
  },
})

function latestBackupFound({ backupDir }: Config, now: Date) {
  const latest = latestBackup(backupDir, now)
  if (!latest) return warning("There's none yet. The server makes one every night.")
  return ok(`The latest is ${ageText(now.getTime() - latest.at.getTime())} old.`)
}

/** Less than the time that a proxy and a browser wait. */
const timeoutMs = 25 * secondMs

export async function findingOf({ run }: Pick<Check, 'run'>, context: Context, now: Date): Promise<Finding> {
  const { status, text } = await withTimeout(
    timeoutMs,
    Promise.resolve().then(() => run(context, now)),
  ).catch(error =>
    wrong(error instanceof ConfigError ? error.message : `This couldn't be checked: ${reasonOf(error)}.`),
  )
  return { status, text: secretsOf(context.config).reduce((hidden, secret) => hidden.replaceAll(secret, '•••'), text) }
}

/** A mail server's message might repeat the password that it was sent. */
function secretsOf({ smtpUrl, databaseUrl }: Config) {
  const passwords = [smtpUrl, databaseUrl].map(url => URL.parse(url ?? '')?.password).filter(Boolean) as string[]
  return passwords.flatMap(password => [password, querystring.unescape(password)])
}
