import type { Words } from '#content/all-words.ts'
import { emailHref, phoneHref } from '#content/contact-href.ts'
import { sender } from '#content/greeting.ts'
import type { Site } from '#content/site.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import type { EmailBlock } from '#server/messages/email-layout.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import { leadUrl } from '#server/messages/lead-links.ts'
import type { EmailedForm, Form, FormDescription } from './form.ts'

type Notice<Answers> = Pick<EmailTemplate<Form<Answers>>, 'name' | 'title'> & {
  describe(form: Form<Answers>, words: Words): FormDescription
  texts(form: Form<Answers>, title: string): { subject: string; preview: string; intro: string; answers: string }
}

export const teamNotice = <Answers>({
  name,
  title,
  describe,
  texts,
}: Notice<Answers>): EmailTemplate<EmailedForm<Answers>> => ({
  name,
  title,
  audience: 'team',
  write(form, { siteUrl, words }) {
    const { contact, replyBy } = form
    const described = describe(form, words)
    const { subject, preview, intro, answers } = texts(form, described.title)
    const due = replyBy ? ` Due by ${replyBy}.` : ''
    return {
      subject,
      preview: preview + due,
      replyTo: contact.email,
      blocks: [
        { kind: 'paragraph', text: intro + due },
        { kind: 'facts', facts: contactFacts(contact) },
        { kind: 'heading', text: answers },
        { kind: 'facts', facts: described.facts.map(({ label, value }) => [label, value]) },
        ...sourceBlocks(form.source),
        { kind: 'link', text: 'Open the lead', url: leadUrl(siteUrl, form.leadId) },
      ],
    }
  },
})

/** "Anna Example, Prairie Cabinets", or the address if the form has neither. */
export const senderOf = ({ name, businessName, email }: Form['contact']) =>
  [name, businessName].filter(Boolean).join(', ') || email

type Fact = readonly [label: string, value: string | null, url?: string | undefined]

const nonEmptyFacts = (facts: readonly Fact[]) =>
  facts.flatMap(([label, value, url]) => (value ? [[label, value, url] as const] : []))

const contactFacts = ({ name, email, phone, businessName }: Form['contact']) =>
  nonEmptyFacts([
    ['Name', name],
    ['Business', businessName],
    ['Email', email, emailHref(email)],
    ['Phone', phone, phone ? phoneHref(phone) : undefined],
  ])

export const signature = (site: Site): EmailBlock => ({
  kind: 'paragraph',
  text: `Questions? Just reply to this email.\n\n${sender(site)}`,
})

function sourceBlocks({ firstPage, referrerHost, campaign }: LeadSource): EmailBlock[] {
  const facts = nonEmptyFacts([
    ['First page', firstPage],
    ['Came from', referrerHost],
    ['Campaign', Object.values(campaign).join(' / ')],
  ])
  if (facts.length === 0) return []
  return [
    { kind: 'heading', text: 'Where they came from' },
    { kind: 'facts', facts },
  ]
}
