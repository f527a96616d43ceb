import { randomUUID } from 'node:crypto'
import type { NodemailerError } from 'nodemailer/lib/errors'
import { senderDomain } from '#server/email-address.ts'
import { renderLayout } from '#server/messages/email-layout.ts'
import { emailAddresses } from '#server/messages/emails.ts'
import { createSmtpTransport } from '#server/messages/smtp.ts'
import { type Context, ok, skipped, wrong } from './check.ts'
import { publishedSite } from './published-site.ts'
import { noTls, reasonOf } from './reason-of.ts'

export async function checkSmtp({ config: { smtpUrl } }: Context) {
  if (!smtpUrl) return wrong("SMTP_URL isn't set. Emails wait in the database, and nobody gets one about a new lead.")
  const { host, username } = new URL(smtpUrl)
  try {
    await createSmtpTransport(smtpUrl).verify()
    return ok(username ? `Logged in at ${host}.` : `Connected to ${host}. SMTP_URL has no login.`)
  } catch (error) {
    return wrong(describeFailure(error, host))
  }
}

function describeFailure(error: unknown, host: string) {
  const { code, message, response } = error as NodemailerError
  if (code === 'EAUTH')
    return `${host} rejects the login (${reasonOf(response ?? message)}). Check the user and password in SMTP_URL; special characters must be percent-encoded.`
  if (code === 'ETLS' || /STARTTLS/.test(message))
    return `${host} can't be used with TLS: ${reasonOf(error)}. Ask your provider for the right port: smtps:// is usually 465, smtp:// 587.`
  if (reasonOf(error) === noTls)
    return `${host} can't be used: ${noTls}. In SMTP_URL, use smtp:// instead of smtps://, as for port 587.`
  return `${host} can't be used: ${reasonOf(error)}. Check the host and port in SMTP_URL, and that no firewall blocks them.`
}

export async function sendTestEmail(context: Context) {
  const { smtpUrl, siteUrl, command } = context.config
  const { sendTo } = context.options
  if (!sendTo) return skipped('None was sent. To get one, add --send-to you@example.com.')
  if (!smtpUrl) return skipped('None was sent: set SMTP_URL first.')
  const site = await publishedSite(context)
  const { from } = emailAddresses(context.config, site)
  const subject = `Test email from ${site.name}`
  const preview = 'Email from the website works.'
  const text = `Hello! Someone ran "${command('doctor')}" on the server of ${siteUrl} to see if its emails arrive. This one did. You don't have to do anything.`
  try {
    await createSmtpTransport(smtpUrl).send({
      from,
      to: [sendTo],
      subject,
      ...renderLayout({ subject, preview, blocks: [{ kind: 'paragraph', text }] }, undefined, site),
      messageId: `<${randomUUID()}@${senderDomain(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return ok(`Sent to ${sendTo}. Check that it arrives, and not as spam.`)
  } catch (error) {
    return wrong(`It couldn't be sent to ${sendTo}: ${reasonOf(error)}.`)
  }
}
