import querystring from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { readCheckup } from '#contracts/checkup.ts'
import { secondMs } from '#contracts/time.ts'
import { withTimeout } from '#server/clock.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { addCall } from '#server/http/call-route.ts'
import { checkDkim, checkDmarc, checkSmtp, checkSpf } from './email.ts'
import { type Check, type Context, contextOf, type Finding, reasonOf, wrong } from './finding.ts'
import { checkBackup, checkDisk, checkEmails, checkLinks, checkPurge, checkWebhooks, checkWords } from './server.ts'
import { checkAddress, checkPlaceholders, checkRedirect, checkSite, checkTimeZone } from './site.ts'

/** What `npm run doctor` prints, Settings shows, and, if they have an id, the team is warned about. */
export const checks: readonly Check[] = [
  { name: 'Placeholders', about: 'Company details that are still made up', run: checkPlaceholders },
  { name: 'Time zone', about: 'For due dates and reminders', run: checkTimeZone },
  { id: 'address', name: 'Address', about: 'For links in emails', run: checkAddress },
  { name: 'Site', about: 'Whether visitors can reach it', isOnline: true, run: checkSite },
  { name: 'Redirect', about: 'From http to the secure address', isOnline: true, run: checkRedirect },
  { name: 'Email', about: 'Whether the email server lets us in', isOnline: true, run: checkSmtp },
  { name: 'SPF', about: 'Says who may send emails for your domain', isOnline: true, run: checkSpf },
  { name: 'DKIM', about: 'Signs your emails', isOnline: true, run: checkDkim },
  { name: 'DMARC', about: 'Protects you from forged emails', isOnline: true, run: checkDmarc },
  { id: 'backup', name: 'Backup', about: 'A copy of your leads from every night', run: checkBackup },
  { id: 'disk', name: 'Disk', about: 'Space on the server', run: checkDisk },
  { id: 'email', name: 'Emails sent', about: 'Whether the latest ones got through', run: checkEmails },
  { id: 'webhook', name: 'Webhooks sent', about: 'Whether your automation gets new leads', run: checkWebhooks },
  { id: 'words', name: 'Words', about: 'Whether the pages show what you published', run: checkWords },
  {
    id: 'links',
    name: 'Links',
    about: 'Whether pages that articles and city pages link to are still there',
    isQuiet: true,
    run: checkLinks,
  },
  { id: 'purge', name: 'Old data', about: 'Deleted as your privacy policy promises', run: checkPurge },
]

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

export async function checkupRoute(app: FastifyInstance) {
  addCall(app, readCheckup, ({ query }) => {
    const chosen = checks.filter(({ isOnline = false }) => isOnline === (query.online === 'true'))
    return Promise.all(
      chosen.map(async check => ({
        name: check.name,
        about: check.about,
        ...(await findingOf(check, contextOf(app), app.clock.now())),
      })),
    )
  })
}
