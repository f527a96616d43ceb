import { describe, expect, test } from 'vitest'
import { sender } from '#content/greeting.ts'
import { replyTemplates } from '#content/reply-templates.ts'
import { site } from '#content/site.ts'
import { bookingLink, maxHrefLength, replyHref, writeReply } from './reply-email.ts'

const email = 'anna@example.com'
const [bookACall] = replyTemplates.survey

/** As an email program reads it. */
function read(href: string) {
  const url = new URL(href)
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) }
}

describe('the booking link', () => {
  const link = 'https://booking.example/call?month=2026-12'
  const paramsFor = (name: string) => Object.fromEntries(new URL(bookingLink(link, { name, email })).searchParams)

  test.each(['Anna Example', "Seán O'Neil-Müller", '李明', 'J. Smith & Sons, Inc. (1990)'])(
    'has the name %j, the address and its own parameters',
    name => {
      expect(paramsFor(name)).toEqual({ month: '2026-12', name, email })
    },
  )

  test('writes spaces as %20, which every booking page understands', () => {
    expect(bookingLink('https://booking.example/', { name: 'A & B', email: 'a+b@example.com' })).toBe(
      'https://booking.example/?name=A%20%26%20B&email=a%2Bb%40example.com',
    )
  })

  test.each(['', ' \n ', 'x'.repeat(10_000), '🎉', '"Annie"', 'Anna\r\nBcc: all@example.com', 'Win at evil.example'])(
    'leaves out an odd name (%#)',
    name => {
      expect(paramsFor(name)).toEqual({ month: '2026-12', email })
    },
  )

  test.each(['', 'ask us for a link', 'javascript:alert(1)'])('stays as it is if it is no web address: %j', text => {
    expect(bookingLink(text, { name: 'Anna', email })).toBe(text)
  })
})

describe('the written reply', () => {
  test('greets the lead, has their booking link and is signed', () => {
    const { subject, message } = writeReply(bookACall, { name: 'Anna Example', email })
    expect(subject).toBe(bookACall.subject)
    expect(message.startsWith('Hello Anna Example,\n\nThank you')).toBe(true)
    expect(message).toContain(`\n${site.links.booking}?name=Anna%20Example&email=anna%40example.com\n`)
    expect(message.endsWith(`\n\n${sender}`)).toBe(true)
  })

  test.each(['', 'Visit evil-bank.com', 'Anna\nBcc: all@example.com', 'x'.repeat(10_000)])(
    'greets without an odd name (%#)',
    name => {
      expect(writeReply(bookACall, { name, email }).message).toMatch(/^Hello,\n\nThank you/)
    },
  )

  const longest = {
    name: 'Älbert Öberg Ünver '.repeat(3).trim(),
    email: `${'long.name.'.repeat(6)}@${'x'.repeat(50)}.example.com`,
  }

  test.each(Object.values(replyTemplates).flat())(
    'fits in a link, even to a long name and address: $subject',
    template => {
      expect(replyHref(longest.email, writeReply(template, longest))).toMatchObject({ isComplete: true })
    },
  )
})

describe('the email link', () => {
  test.each([
    'Quotes " and \', <b>tags</b> & more',
    'Ümlauts: äöü, 李明, 🎉',
    '?bcc=all@example.com&subject=Mine#end 100%',
  ])('passes on the subject and the message unchanged: %j', text => {
    const { href, isComplete } = replyHref(email, { subject: text, message: text }) ?? {}
    expect(isComplete).toBe(true)
    expect(href).toMatch(/^mailto:anna@example\.com\?subject=[^&\s"<>#]*&body=[^&\s"<>#]*$/)
    expect(read(href ?? '')).toEqual({ to: email, subject: text, body: text })
  })

  test('separates lines with CRLF, whatever they were', () => {
    const { href = '' } = replyHref(email, { subject: 'Hello', message: 'a\nb\r\nc\rd\n\ne' }) ?? {}
    expect(read(href)).toMatchObject({ body: 'a\r\nb\r\nc\r\nd\r\n\r\ne' })
  })

  test('keeps the subject on one line, so that it cannot add a header', () => {
    const { href = '' } = replyHref(email, { subject: 'Hello\r\nBcc: all@example.com', message: '' }) ?? {}
    expect(read(href)).toEqual({ to: email, subject: 'Hello Bcc: all@example.com', body: '' })
    expect(href).not.toMatch(/%0[ad]/i)
  })

  test('has half of a surrogate pair replaced, which cannot be encoded', () => {
    const { href = '' } = replyHref(email, { subject: 'a', message: 'a\uD83Cb' }) ?? {}
    expect(read(href)).toMatchObject({ body: 'a\uFFFDb' })
  })

  test('leaves out what would make it too long', () => {
    const long = 'x'.repeat(10_000)
    expect(replyHref(email, { subject: 'Hello', message: long })).toEqual({
      href: `mailto:${email}?subject=Hello`,
      isComplete: false,
    })
    expect(replyHref(email, { subject: long, message: long })).toEqual({ href: `mailto:${email}`, isComplete: false })
    const fits = maxHrefLength - `mailto:${email}?subject=&body=`.length
    expect(replyHref(email, { subject: '', message: 'x'.repeat(fits) })).toMatchObject({ isComplete: true })
    expect(replyHref(email, { subject: '', message: 'x'.repeat(fits + 1) })).toMatchObject({ isComplete: false })
  })

  test.each(['nobody', 'anna@example.com?bcc=boss@example.com', 'a@example.com, b@example.com'])(
    'is missing for the unusable address %j',
    address => {
      expect(replyHref(address, { subject: 'a', message: 'b' })).toBeUndefined()
    },
  )
})
