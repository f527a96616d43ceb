import { Resolver } from 'node:dns/promises'
import { domainToASCII } from 'node:url'
import { senderDomain } from '#server/email-address.ts'
import { emailAddresses } from '#server/messages/emails.ts'
import { type Context, type Finding, ok, skipped, warning, wrong } from './check.ts'
import { publishedSite } from './published-site.ts'
import { reasonOf } from './reason-of.ts'

type Lookup = { domain: string; texts(name: string): Promise<string[]> }

/** Skips the placeholder's domain, and reports a DNS failure as such, not as a missing record. */
const withDns =
  (check: (lookup: Lookup, context: Context) => Promise<Finding>) =>
  async (context: Context): Promise<Finding> => {
    const site = await publishedSite(context)
    const domain = domainOf(emailAddresses(context.config, site).from)
    if (site.standIns.includes('email') && domain === domainOf(site.email))
      return skipped('Set MAIL_FROM first: its address is a placeholder.')
    const resolver = new Resolver({ timeout: Math.floor(context.timeoutMs / 10), tries: 2 })
    if (context.options.dnsServer) resolver.setServers([context.options.dnsServer])
    const texts = (name: string) =>
      resolver.resolveTxt(name).then(
        records => records.map(parts => parts.join('')),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
          throw new DnsError(reasonOf(error))
        },
      )
    try {
      return await check({ domain, texts }, context)
    } catch (error) {
      if (error instanceof DnsError) return warning(`DNS can't be asked about ${domain}: ${error.message}.`)
      throw error
    }
  }

class DnsError extends Error {}

const domainOf = (sender: string) => domainToASCII(senderDomain(sender))

/** Reads `v=DKIM1; k=rsa; p=…`. */
const tagsOf = (record: string) =>
  new Map(
    record.split(';').map(tag => {
      const [name = '', ...value] = tag.split('=')
      return [name.trim().toLowerCase(), value.join('=').trim()]
    }),
  )

export const checkSpf = withDns(async ({ domain, texts }) => {
  const records = (await texts(domain)).filter(text => /^v=spf1( |$)/i.test(text))
  if (records.length === 1) return ok(`${domain} has one.`)
  return wrong(
    records.length === 0
      ? `${domain} has no SPF record, so emails may land in spam. Add the TXT record that your email provider gives you.`
      : `${domain} has ${records.length} SPF records, which makes all of them invalid. Merge them into one TXT record.`,
  )
})

/** Of Google, Microsoft, Fastmail, Proton, Zoho, SendGrid, Mailgun, Mailchimp, Brevo, Resend, iCloud and others. */
const commonSelectors =
  'default dkim mail google selector1 selector2 fm1 fm2 fm3 protonmail protonmail2 protonmail3 zoho zmail s1 s2 k1 k2 k3 mx smtp mandrill brevo1 brevo2 resend sig1 key1 key2 dkim1 dkim2'.split(
    ' ',
  )

export const checkDkim = withDns(async ({ domain, texts }, { options: { dkimSelector } }) => {
  const selectors = dkimSelector ? [dkimSelector] : commonSelectors
  const lookups = await Promise.allSettled(selectors.map(selector => texts(`${selector}._domainkey.${domain}`)))
  const keys = lookups.flatMap((lookup, index) =>
    lookup.status === 'rejected' ? [] : lookup.value.map(text => [selectors[index], tagsOf(text).get('p')] as const),
  )
  const [valid] = keys.find(([, key]) => key) ?? []
  if (valid) return ok(`${domain} has a key with the selector ${valid}.`)
  const [revoked] = keys.find(([, key]) => key === '') ?? []
  if (revoked)
    return wrong(
      `The key of ${domain} with the selector ${revoked} is revoked. Add the current one that your email provider gives you.`,
    )
  const failed = lookups.find(lookup => lookup.status === 'rejected')
  if (failed) throw failed.reason
  return dkimSelector
    ? wrong(
        `There's no key at ${dkimSelector}._domainkey.${domain}. Add the TXT or CNAME record that your email provider gives you.`,
      )
    : warning(
        `No key was found under the usual names. Your email provider shows the selector: check it with --dkim-selector <name>.`,
      )
})

export const checkDmarc = withDns(async ({ domain, texts }) => {
  for (const parent of withParents(domain)) {
    const records = (await texts(`_dmarc.${parent}`)).filter(text => /^v=DMARC1\s*(;|$)/i.test(text))
    if (records.length > 1)
      return wrong(`_dmarc.${parent} has ${records.length} DMARC records, which makes all of them invalid. Keep one.`)
    const [record] = records
    if (record === undefined) continue
    const tags = tagsOf(record)
    const policy = (parent === domain ? undefined : tags.get('sp')) ?? tags.get('p')
    if (!/^(none|quarantine|reject)$/i.test(policy ?? ''))
      return wrong(`The DMARC record at _dmarc.${parent} has no valid policy. Add p=none, p=quarantine or p=reject.`)
    return ok(`The policy of ${parent} is ${policy}.`)
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
