import { greeting, sender, withoutSpam } from '#content/greeting.ts'
import type { ReplyTemplate } from '#content/reply-templates.ts'
import { site } from '#content/site.ts'
import type { Lead } from '#contracts/leads.ts'
import type { Form } from '#server/forms/form.ts'
import { formTypeOf } from '#server/forms/form-types.ts'

type Recipient = { name: string | null; email: string }

/** To their latest form that anyone replies to. `forms` is sorted, newest first. */
export function repliesTo(lead: Recipient, forms: readonly Form[], siteUrl: string): Lead['replies'] {
  const templates = forms.map(({ kind }) => formTypeOf(kind)?.replies ?? []).find(({ length }) => length > 0)
  return templates?.map(template => writeReply(template, lead, siteUrl)) ?? []
}

export function writeReply({ label, subject, body }: ReplyTemplate, lead: Recipient, siteUrl: string) {
  const links = {
    booking: bookingLink(site.links.booking, lead),
    assessment: `${siteUrl}/`,
    articles: `${siteUrl}/articles`,
  }
  return { label, subject, message: [greeting(lead.name), ...body(links), sender].join('\n\n') }
}

/** Calendly and other booking pages fill in their form from `name` and `email`. */
export function bookingLink(link: string, { name, email }: Recipient) {
  const url = URL.parse(link)
  if (!url || !/^https?:$/.test(url.protocol)) return link
  if (name && withoutSpam(name)) url.searchParams.set('name', name)
  url.searchParams.set('email', email.trim())
  // Some pages show a plus sign as it is.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}
