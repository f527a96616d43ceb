import { Resolver } from 'node:dns/promises'
import { domainToASCII } from 'node:url'
import type { NodemailerError } from 'nodemailer/lib/errors'
import { secondMs } from '#contracts/time.ts'
import { senderDomain } from '#server/email-address.ts'
import { createSmtpTransport } from '#server/messages/smtp.ts'
import { ask, type Context, type Finding, ok, reasonOf, skipped, warning, wrong } from './finding.ts'

export async function checkSmtp({ config: { smtpUrl } }: Context) {
  if (!smtpUrl)
    return wrong(
      `No email server is set up: emails wait, and nobody gets one about a new lead. ${ask} set SMTP_URL, MAIL_FROM and LEADS_TO.`,
    )
  const { host, username } = new URL(smtpUrl)
  try {
    await createSmtpTransport(smtpUrl).verify()
    return ok(username ? `Logged in at ${host}.` : `Connected to ${host}, without a login.`)
  } catch (error) {
    return wrong(describeFailure(error, host))
  }
}

function describeFailure(error: unknown, host: string) {
  const { code, message, response } = error as NodemailerError
  if (code === 'EAUTH')
    return `Emails can't be sent: ${host} rejects the login (${response ?? message}). ${ask} check the user and password in SMTP_URL; special characters must be percent-encoded.`
  if (code === 'ETLS' || /STARTTLS|SSL routines/.test(message))
    return `Emails can't be sent: ${host} can't be used with TLS: ${reasonOf(error)}. ${ask} use the right port of your email provider: smtps:// is usually 465, smtp:// 587.`
  return `Emails can't be sent: ${host} can't be used: ${reasonOf(error)}. ${ask} check the host and port in SMTP_URL, and that no firewall blocks them.`
}

type Lookup = { domain: string; texts(name: string): Promise<string[]> }

/** Skips the placeholder's domain, and reports a DNS failure as such, not as a missing record. */
const withDns =
  (check: (lookup: Lookup, context: Context) => Promise<Finding>) =>
  async (context: Context): Promise<Finding> => {
    const { config, options } = context
    if (!config.mailFrom) return skipped(`Emails have no sender yet. ${ask} set MAIL_FROM.`)
    const domain = domainToASCII(senderDomain(config.mailFrom))
    const resolver = new Resolver({ timeout: 3 * secondMs, tries: 2 })
    if (options.dnsServer) resolver.setServers([options.dnsServer])
    const texts = (name: string) =>
      resolver.resolveTxt(name).then(
        records => records.map(parts => parts.join('')),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
          throw error
        },
      )
    try {
      return await check({ domain, texts }, context)
    } catch (error) {
      return warning(`DNS can't be asked about ${domain}: ${reasonOf(error)}.`)
    }
  }

export const checkSpf = withDns(async ({ domain, texts }) => {
  const records = (await texts(domain)).filter(text => /^v=spf1( |$)/i.test(text))
  if (records.length === 1) return ok(`${domain} has one.`)
  return wrong(
    records.length === 0
      ? `${domain} has no SPF record, so emails may land in spam. Add the TXT record that your email provider gives you.`
      : `${domain} has ${records.length} SPF records, which makes all of them invalid. Merge them into one TXT record.`,
  )
})

export const checkDkim = withDns(async ({ domain, texts }, { config, options: { dkimSelector } }) => {
  if (!dkimSelector)
    return skipped(
      `Not checked, because only your email provider knows where the key is. Ask them for the "DKIM selector", and the person who runs the server to check it: ${config.command('doctor', '--dkim-selector <name>')}`,
    )
  const name = `${dkimSelector}._domainkey.${domain}`
  // An empty key is a revoked one.
  if ((await texts(name)).some(text => /(^|;)\s*p=[^;\s]/.test(text))) return ok(`There's a key at ${name}.`)
  return wrong(`There's no key at ${name}. Add the TXT or CNAME record that your email provider gives you.`)
})

export const checkDmarc = withDns(async ({ domain, texts }) => {
  for (const parent of withParents(domain)) {
    const record = (await texts(`_dmarc.${parent}`)).find(text => /^v=DMARC1\s*(;|$)/i.test(text))
    if (record === undefined) continue
    if (/;\s*p=(none|quarantine|reject)\s*(;|$)/i.test(record)) return ok(`${parent} has one.`)
    return wrong(`The DMARC record at _dmarc.${parent} has no valid policy. Add p=none, p=quarantine or p=reject.`)
  }
  return wrong(
    `${domain} has no DMARC record, and large providers may reject its emails. Add a TXT record at _dmarc.${domain}: v=DMARC1; p=none`,
  )
})

/** The domain and its parents, without the top-level domain, like DMARC's tree walk. */
function withParents(domain: string) {
  const labels = domain.split('.')
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'))
}
