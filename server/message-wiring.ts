import type { FastifyBaseLogger } from 'fastify'
import type { Passwords } from './admin/passwords.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { isSingleAddress, senderDomain } from './email-address.ts'
import { loadBusyHour } from './forms/busy-hour.ts'
import { loadEmailedForm } from './forms/emailed-form.ts'
import { formEmailTemplates } from './forms/form-routes.ts'
import { loadReminder, reminderEmails } from './leads/reminders/reminders.ts'
import { webhookPayload, webhookTitles } from './leads/webhook-payload.ts'
import { type EmailSource, emailComposer } from './messages/email/compose-email.ts'
import { createConfirmLink } from './messages/email/confirm-links.ts'
import { confirmRequest } from './messages/email/confirm-request.ts'
import { emailAddresses } from './messages/email/email-addresses.ts'
import { createEmailChannel } from './messages/email/email-channel.ts'
import { createFormEmails } from './messages/email/form-emails.ts'
import { createSecurityEmails, loadSecurityEvent, securityEmail } from './messages/email/security-email.ts'
import { createSmtpTransport, type EmailTransport } from './messages/email/smtp-transport.ts'
import { teamDigest } from './messages/email/team-digest.ts'
import type { Channel } from './messages/outbox/channel.ts'
import { createLeadEvents } from './messages/outbox/lead-events.ts'
import { messageRecords } from './messages/outbox/message-records.ts'
import { createOutbox, type OutboxTiming } from './messages/outbox/outbox.ts'
import { loadTroubles, troubleEmails } from './messages/troubles/trouble-emails.ts'
import { createWebhookChannel, type PostWebhook } from './messages/webhooks/webhook-channel.ts'
import type { PublishedWords } from './site/published-words.ts'
import type { Database } from './storage/database.ts'

/** What carries a message to its receiver. */
export type Transports = { email: EmailTransport; webhook: PostWebhook }

type Parts = {
  config: Config
  database: Database
  log: FastifyBaseLogger
  clock: Clock
  passwords: Passwords
  published: PublishedWords
  timing: Partial<OutboxTiming> | undefined
  transports: Transports | undefined
}

/** Wires up everything the site sends: the outbox, its channels, and what's queued in it. */
export function createMessages(parts: Parts) {
  const { config, database, log, clock, passwords, published, timing, transports } = parts
  const { read } = database
  const { noticesPerHour, confirmationsPerHour } = config
  const sources: EmailSource[] = [
    { templates: formEmailTemplates, load: email => loadEmailedForm(database, email, clock.now()) },
    { templates: reminderEmails, load: email => loadReminder(read, email, clock.now().toISOString()) },
    { templates: [teamDigest], load: email => loadBusyHour(read, email) },
    { templates: [confirmRequest], load: email => createConfirmLink(database, email, clock.now()) },
    { templates: troubleEmails, load: email => loadTroubles(read, email, config.command('doctor')) },
    { templates: [securityEmail], load: loadSecurityEvent },
  ]
  const emailTitles = sources.flatMap(({ templates }) => templates.map(({ name, title }) => [name, title]))
  const titles: Record<string, string> = { ...Object.fromEntries(emailTitles), ...webhookTitles }
  const compose = emailComposer({
    sources,
    context: { siteUrl: config.siteUrl, toolkitPassword: passwords.toolkit.value, noticesPerHour },
    published,
    addressesOf: site => emailAddresses(config, site),
  })
  const channels: Channel[] = []
  if (config.smtpUrl) {
    const transport = transports?.email ?? createSmtpTransport(config.smtpUrl)
    channels.push(createEmailChannel({ database, log, transport, compose }))
  }
  if (config.webhookUrl && config.webhookSecret)
    channels.push(
      createWebhookChannel({
        url: config.webhookUrl,
        clock,
        secret: config.webhookSecret,
        payloadOf: message => webhookPayload(read, message, { words: published.words, now: clock.now() }),
        post: transports?.webhook,
      }),
    )
  const outbox = createOutbox({ database, log, clock, channels, timing })
  const domain = senderDomain(emailAddresses(config, published.words.site).from)
  return {
    outbox,
    domain,
    events: createLeadEvents(outbox, clock),
    formEmails: createFormEmails({
      domain,
      clock,
      noticesPerHour,
      confirmationsPerHour,
      locksInbox: database.kind === 'postgres',
      firstAttemptAt: () => outbox.firstAttemptAt('email'),
    }),
    securityEmails: createSecurityEmails(outbox, domain),
    messageRecordOf: messageRecords(titles, isSingleAddress),
  }
}
