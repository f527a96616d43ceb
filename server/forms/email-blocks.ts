import { sender } from '#content/greeting.ts'
import type { EmailBlock, EmailTemplate } from '#server/email/email-template.ts'
import type { Fact, Form, FormDescription, Source } from './form.ts'

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
        { kind: 'facts', facts: described.facts },
        ...sourceBlocks(form.source),
        { kind: 'link', text: 'Open the leads', url: `${siteUrl}/admin/leads` },
      ],
    }
  },
})

export const nonEmptyFacts = (facts: ReadonlyArray<readonly [string, string | null | undefined]>) =>
  facts.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : []))

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

function sourceBlocks({ firstPage, referrerHost, campaign }: Source): EmailBlock[] {
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
