import { describe, expect, test } from 'vitest'
import { replyHref } from '#app/admin/leads/reply-href.ts'
import { sender } from '#content/greeting.ts'
import { replyTemplates } from '#content/reply-templates.ts'
import { site } from '#content/site.ts'
import { writeReply } from './lead-view.ts'

const email = 'anna@example.com'
const siteUrl = 'https://site.test'
const [bookACall] = replyTemplates.survey

describe('the written reply', () => {
  test('greets the lead, has their booking link and is signed', () => {
    const { subject, message } = writeReply(bookACall, { name: 'Anna Example', email }, siteUrl, site)
    expect(subject).toBe(bookACall.subject)
    expect(message.startsWith('Hello Anna,\n\nThank you')).toBe(true)
    expect(message).toContain(`\n${site.links.booking}?name=Anna%20Example&email=anna%40example.com\n`)
    expect(message.endsWith(`\n\n${sender(site)}`)).toBe(true)
  })

  test.each(['', 'Visit evil-bank.com', 'Anna\nBcc: all@example.com', 'x'.repeat(10_000)])(
    'greets without an odd name (%#)',
    name => {
      expect(writeReply(bookACall, { name, email }, siteUrl, site).message).toMatch(/^Hello,\n\nThank you/)
    },
  )

  const longest = {
    name: 'Älbert Öberg Ünver '.repeat(3).trim(),
    email: `${'long.name.'.repeat(6)}@${'x'.repeat(50)}.example.com`,
  }

  test.each([...replyTemplates.survey, ...replyTemplates.quiz, ...replyTemplates.beta])(
    'fits in a link, even to a long name and address: $subject',
    template => {
      expect(replyHref(longest.email, writeReply(template, longest, siteUrl, site))).toMatchObject({ isComplete: true })
    },
  )
})
