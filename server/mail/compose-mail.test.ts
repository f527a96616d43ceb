import { expect, test } from 'vitest'
import { mailComposer } from './compose-mail.ts'
import type { StoredMail } from './mail-repository.ts'
import type { MailTemplate } from './mail-template.ts'
import { MailRefused } from './smtp-transport.ts'

const greeting: MailTemplate<{ name: string; replyTo?: string }> = {
  name: 'greeting',
  title: 'A greeting',
  audience: 'visitor',
  write: ({ name, replyTo }) => ({ subject: `Hello ${name}`, preview: '', blocks: [], ...(replyTo && { replyTo }) }),
}

const compose = mailComposer({
  templates: [greeting],
  context: { siteUrl: 'https://site.test', toolkitPassword: 'x' },
  from: 'Us <us@site.test>',
  team: ['team@site.test'],
})

const stored = (data: object, template = 'greeting') =>
  ({
    template,
    data: JSON.stringify(data),
    recipient: 'anna@example.com',
    message_id: '<1@site.test>',
    unsubscribe_token: null,
  }) as StoredMail

test.each(['\r\nBcc: x@y.example', '\u2028x', '\0x', '\x7f\x85x', 'x'.repeat(1000)])(
  'a subject stays one line of bounded length, whatever a visitor wrote (%j)',
  name => {
    const { subject } = compose(stored({ name }))
    expect(subject).toMatch(/^Hello [^\p{Cc}\p{Zl}\p{Zp}]+$/u)
    expect(subject.length).toBeLessThanOrEqual(200)
  },
)

test('an answer goes to the visitor only where that is a single address', () => {
  expect(compose(stored({ name: 'A', replyTo: 'anna@example.com' })).replyTo).toBe('anna@example.com')
  expect(compose(stored({ name: 'A', replyTo: 'a@b.example, c@d.example' }))).not.toHaveProperty('replyTo')
})

test('a mail of a kind that this release does not know is left to one that does', () => {
  const attempt = () => compose(stored({}, 'of tomorrow'))
  expect(attempt).toThrow('There is no mail named of tomorrow.')
  expect(attempt).not.toThrow(MailRefused)
})
