import { fillIn } from '#content/fill-in.ts'
import { greeting, sender } from '#content/greeting.ts'
import type { ReplyTemplate } from '#content/reply-templates.ts'
import { site } from '#content/site.ts'
import type { Lead } from '#contracts/leads.ts'
import { bookingLink } from '#server/forms/booking-link.ts'
import type { Form } from '#server/forms/form.ts'
import { formTypeOf } from '#server/forms/form-types.ts'

type Recipient = { name: string | null; email: string }

/** To their latest form that anyone replies to. `forms` is sorted, newest first. */
export function repliesTo(lead: Recipient, forms: readonly Form[], siteUrl: string): Lead['replies'] {
  const templates = forms.map(({ kind }) => formTypeOf(kind)?.replies ?? []).find(({ length }) => length > 0)
  return templates?.map(template => writeReply(template, lead, siteUrl)) ?? []
}

export function writeReply({ label, subject, paragraphs }: ReplyTemplate, lead: Recipient, siteUrl: string) {
  const values = {
    booking: bookingLink(site.links.booking, lead),
    assessment: `${siteUrl}/`,
    articles: `${siteUrl}/articles`,
    places: site.betaPlaces,
  }
  const text = paragraphs.map(paragraph => fillIn(paragraph, values))
  return { label, subject, message: [greeting(lead.name), ...text, sender(site)].join('\n\n') }
}
