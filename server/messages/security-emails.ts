import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import {
  type AuditAction,
  type AuditDetails,
  addAuditEntry,
  auditActions,
  type RecordSecurityEvent,
} from '#server/admin/audit-log.ts'
import { companyTimeFormat } from '#server/calendar/company-time.ts'
import type { Config } from '#server/config.ts'
import type { EmailTemplate } from './emails.ts'
import { insertMessages, newMessage } from './message-repository.ts'

const subjects: Partial<Record<AuditAction, string>> = {
  'login.succeeded': 'New login to the admin area',
  'passkey.added': 'A passkey was added to the admin area',
  'passkey.removed': 'A passkey was removed from the admin area',
  'password.changed': "The admin area's password was changed",
  'recovery-code.made': 'A recovery code was made for the admin area',
  'notifications.on': 'A device is notified of new leads',
  'password-login.on': 'Password login was turned on',
  'password-login.off': 'Password login was turned off',
  'destinations.changed': 'The website sends visitors to another address',
}

type Event = { action: AuditAction; details: AuditDetails; at: string; device: string | null; address: string | null }

const timeText = companyTimeFormat({ dateStyle: 'full', timeStyle: 'short' })

export const securityEmail: EmailTemplate<Event> = {
  name: 'security',
  title: 'Team notice: login or security setting',
  audience: 'team',
  write({ action, details, at, device, address }, { siteUrl }) {
    const { what } = auditActions[action]
    const name = device ?? 'Unknown device'
    return {
      subject: subjects[action] ?? 'A change in the admin area',
      preview: `${name}, ${timeText(at)}`,
      blocks: [
        { kind: 'paragraph', text: `This happened in the admin area of ${siteUrl}:` },
        {
          kind: 'facts',
          facts: [
            ['What', typeof what === 'string' ? what : what(details)],
            ['When', timeText(at)],
            ['Device', name],
            ...(address ? ([['IP address', address]] as const) : []),
          ],
        },
        { kind: 'paragraph', text: "If this was you, you don't have to do anything." },
        { kind: 'heading', text: "If it wasn't you" },
        {
          kind: 'list',
          items: [
            ...(action === 'destinations.changed'
              ? ['Open Website, then History, and take the change back as a draft. Then publish it.']
              : []),
            "Open Settings, log the device out, and remove every passkey that isn't yours.",
            "Change the administrator's password there too. If Settings doesn't offer it, ask the person who runs the server to change it. Either way, all other devices are logged out and a recovery code ends.",
          ],
        },
        { kind: 'link', text: 'Open Settings', url: `${siteUrl}/admin/settings` },
      ],
    }
  },
}

/** Without an SMTP server nothing is queued: an email about a login weeks ago is of no use. */
export const securityEvents =
  ({ smtpUrl }: Pick<Config, 'smtpUrl'>): RecordSecurityEvent =>
  async (transaction, actor, entry, alsoTo) => {
    await addAuditEntry(transaction, actor, entry)
    const { action, details = {} } = entry
    if (!subjects[action] || smtpUrl === undefined) return
    const { at, device, address } = actor
    const event: Event = { action, details, at, device, address }
    const emails = [null, ...(alsoTo === undefined ? [] : [alsoTo])].map(recipient =>
      newMessage({
        channel: 'email',
        template: securityEmail.name,
        payload: JSON.stringify(event),
        recipient,
        created_at: at,
      }),
    )
    await insertMessages(transaction, emails)
  }

export const securityEmailsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.outbox.addEmails({
    templates: [securityEmail],
    load: async ({ payload }) => JSON.parse(payload ?? 'null') as Event,
  })
  app.decorate('recordSecurityEvent', securityEvents(app.config))
})
