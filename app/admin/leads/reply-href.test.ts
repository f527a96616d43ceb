import { expect, test } from 'vitest'
import { maxHrefLength, replyHref } from './reply-href.ts'

const email = 'anna@example.com'

/** As an email program reads it. */
function read(href: string) {
  const url = new URL(href)
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) }
}

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
