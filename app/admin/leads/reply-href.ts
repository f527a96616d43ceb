import { emailHref } from '#content/contact-href.ts'

export type ReplyText = { subject: string; message: string }

/** Email programs on Windows cut off longer links, or refuse them. */
export const maxHrefLength = 2000

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** Leaves out the message, and even the subject, if the link would be too long. */
export function replyHref(email: string, { subject, message }: ReplyText) {
  const address = emailHref(email)
  if (!address) return undefined
  const withSubject = `${address}?subject=${encode(oneLine(subject))}`
  const complete = `${withSubject}&body=${encode(message.replace(/\r\n|\r|\n/g, '\r\n'))}`
  const href = [complete, withSubject].find(({ length }) => length <= maxHrefLength) ?? address
  return { href, isComplete: href === complete }
}
