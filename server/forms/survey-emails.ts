import { greeting } from '#content/greeting.ts'
import { retention } from '#content/retention.ts'
import type { SurveyAnswers } from '#contracts/survey.ts'
import type { EmailBlock } from '#server/messages/email-layout.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import { bookingUrlFor } from './booking-link.ts'
import { senderOf, signature, teamNotice } from './email-blocks.ts'
import type { EmailedForm } from './form.ts'
import { describeSurvey } from './survey-answers.ts'

export const surveyTeamNotice = teamNotice({
  name: 'survey-team-notice',
  title: 'Team notice: new assessment',
  describe: describeSurvey,
  texts: ({ contact, variant }, title) => ({
    subject: `New ${variant} assessment from ${senderOf(contact)}`,
    preview: `${title}.`,
    intro: `${title}.`,
    answers: 'Answers',
  }),
})

export const surveyConfirmation: EmailTemplate<EmailedForm<SurveyAnswers>> = {
  name: 'survey-confirmation',
  title: 'Assessment confirmation',
  audience: 'visitor',
  write(form, { siteUrl, toolkitPassword, words: { site } }) {
    const { replyBy, linkToken } = form
    const { toolkitOptIn } = form.answers
    const bookingUrl = bookingUrlFor(form.contact, site)
    const toolkit: EmailBlock[] = [
      { kind: 'heading', text: 'Your toolkit' },
      {
        kind: 'paragraph',
        text: 'Your ten prompts and user guide are ready. Open the page and enter this password:',
      },
      { kind: 'facts', facts: [['Password', toolkitPassword]] },
      { kind: 'link', text: 'Open the toolkit', url: `${siteUrl}/toolkit` },
    ]
    return {
      // Neutral, because someone else may see the inbox and the sale of the business may be a secret.
      subject: toolkitOptIn ? 'Your toolkit, and what happens next' : "We got your answers. Here's what happens next",
      preview: "What we'll do, and when you'll hear from us.",
      blocks: [
        { kind: 'paragraph', text: greeting(form.contact.name) },
        {
          kind: 'paragraph',
          text: 'Thank you for completing your assessment. A person on our team reads every answer.',
        },
        // Says no more about what it opens, for the same reason.
        { kind: 'link', text: 'Your notes are here', url: `${siteUrl}/notes#${linkToken}` },
        {
          kind: 'paragraph',
          text: `The link works for ${retention.planLinkDays} days. It needs no password, so keep it to yourself.`,
        },
        ...(toolkitOptIn ? toolkit : []),
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'list',
          items: [
            "We review your answers and your business's digital footprint.",
            `${replyBy ? `You'll hear from us by ${replyBy}. ` : ''}We'll email you to set up a video or phone call, whichever you prefer.`,
            'If you decide to go ahead, you get an action plan for your business.',
          ],
        },
        ...(bookingUrl ? bookingBlocks(bookingUrl) : []),
        signature(site),
      ],
    }
  },
}

const bookingBlocks = (url: string): EmailBlock[] => [
  {
    kind: 'paragraph',
    text: "Rather pick a time now? Choose one at least two business days from today, so we've read your answers by then.",
  },
  { kind: 'link', text: 'Book your call', url },
]
