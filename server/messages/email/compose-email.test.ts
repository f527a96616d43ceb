import { expect, test } from 'vitest'
import { Refused } from '#server/messages/outbox/channel.ts'
import type { StoredMessage } from '#server/messages/outbox/message-repository.ts'
import { createPublishedWords } from '#server/site/published-words.ts'
import { emailComposer } from './compose-email.ts'
import type { EmailTemplate } from './email-template.ts'

const greeting: EmailTemplate<{ name: string; replyTo?: string }> = {
  name: 'greeting',
  title: 'A greeting',
  audience: 'visitor',
  write: ({ name, replyTo }) => ({ subject: `Hello ${name}`, preview: '', blocks: [], ...(replyTo && { replyTo }) }),
}

const compose = emailComposer({
  sources: [{ templates: [greeting], load: async ({ form_id }) => JSON.parse(form_id ?? '') }],
  context: { siteUrl: 'https://site.test', toolkitPassword: 'x', noticesPerHour: 100 },
  published: createPublishedWords(),
  addressesOf: () => ({ from: 'Us <us@site.test>', team: ['team@site.test'] }),
})

const stored = (form: object, template = 'greeting') =>
  ({
    template,
    form_id: JSON.stringify(form),
    recipient: 'anna@example.com',
    message_id: '<1@site.test>',
    unsubscribe_token: null,
  }) as StoredMessage

test.each(['\r\nBcc: x@y.example', '\u2028x', '\0x', '\x7f\x85x', 'x'.repeat(1000)])(
  'limits the subject to one line of 200 characters (%j)',
  async name => {
    const { subject } = await compose(stored({ name }))
    expect(subject).toMatch(/^Hello [^\p{Cc}\p{Zl}\p{Zp}]+$/u)
    expect(subject.length).toBeLessThanOrEqual(200)
  },
)

test('sets Reply-To only if the visitor gave a single address', async () => {
  expect((await compose(stored({ name: 'A', replyTo: 'anna@example.com' }))).replyTo).toBe('anna@example.com')
  expect(await compose(stored({ name: 'A', replyTo: 'a@b.example, c@d.example' }))).not.toHaveProperty('replyTo')
})

test('fails with a retryable error for an unknown template', async () => {
  const error = await compose(stored({}, 'from-newer-release')).catch(reason => reason)
  expect(error.message).toBe('Unknown email template: from-newer-release')
  expect(error).not.toBeInstanceOf(Refused)
})
