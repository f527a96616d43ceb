import { sender } from '#content/greeting.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import type { EmailBlock, EmailTemplate } from '#server/email/email-template.ts'
import type { Form, FormDescription } from './form.ts'

type Notice<Answers> = Pick<EmailTemplate<Form<Answers>>, 'name' | 'title'> & {
  describe(form: Form<Answers>): FormDescription
  words(form: Form<Answers>, title: string): { subject: string; preview: string; intro: string; answers: string }
}

export const teamNotice = <Answers>({
  name,
  title,
  describe,
  words,
}: Notice<Answers>): EmailTemplate<Form<Answers>> => ({
  name,
  title,
  audience: 'team',
  write(form, { siteUrl }) {
    const { contact, botCheck } = form
    const described = describe(form)
    const { subject, preview, intro, answers } = words(form, described.title)
    return {
      subject: `${botCheck ? 'Possible bot: ' : ''}${subject}`,
      preview,
      replyTo: contact.email,
      blocks: [
        ...botBlocks(botCheck),
        { kind: 'paragraph', text: intro },
        { kind: 'facts', facts: contactFacts(contact) },
        { kind: 'heading', text: answers },
        { kind: 'facts', facts: described.facts.map(({ label, value }) => [label, value]) },
        ...sourceBlocks(form.source),
        { kind: 'link', text: 'Open the leads', url: `${siteUrl}/admin/leads` },
      ],
    }
  },
})

/** "Anna Example, Prairie Cabinets", or the address if the form has neither. */
export const senderOf = ({ name, businessName, email }: Form['contact']) =>
  [name, businessName].filter(Boolean).join(', ') || email

const nonEmptyFacts = (facts: ReadonlyArray<readonly [string, string | null]>) =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

const contactFacts = ({ name, email, phone, businessName }: Form['contact']) =>
  nonEmptyFacts([
    ['Name', name],
    ['Business', businessName],
    ['Email', email],
    ['Phone', phone],
  ])

export const signature: EmailBlock = {
  kind: 'paragraph',
  text: `Questions? Just reply to this email.\n\n${sender}`,
}

const botBlocks = (botCheck: string | null): EmailBlock[] =>
  botCheck
    ? [
        {
          kind: 'paragraph',
          text: `This may be a bot: ${botCheck} The form is stored like any other. Nothing was sent to the address it gave.`,
        },
      ]
    : []

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
