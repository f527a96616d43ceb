import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { createPublishedWords } from '#server/site/published-words.ts'
import { testPasswords } from '#tests/support/test-app.ts'
import { Refused } from './channel.ts'
import { composeEmail, type EmailTemplate } from './emails.ts'
import type { StoredMessage } from './message-repository.ts'

const greeting: EmailTemplate<{ name: string; replyTo?: string }> = {
  name: 'greeting',
  title: 'A greeting',
  audience: 'visitor',
  write: ({ name, replyTo }) => ({ subject: `Hello ${name}`, preview: '', blocks: [], ...(replyTo && { replyTo }) }),
}

const load = async ({ form_id }: StoredMessage) => JSON.parse(form_id ?? '')
const kinds = new Map([[greeting.name, { template: greeting, load }]])
const site = { config: loadConfig({}), passwords: testPasswords, published: createPublishedWords() }
const addresses = { mailFrom: 'Us <us@example.com>', leadsTo: ['team@example.com'] }
const compose = (email: StoredMessage) => composeEmail(site, addresses, kinds, email)

const stored = (form: object, template = 'greeting') =>
  ({
    template,
    form_id: JSON.stringify(form),
    recipient: 'anna@example.com',
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
