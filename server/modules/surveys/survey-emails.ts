import { site } from '#content/site.ts'
import type { SurveySubmission } from '#contracts/survey.ts'
import {
  contactFacts,
  greeting,
  harmless,
  leadsLink,
  suspicionBlocks,
  visitBlocks,
} from '#server/leads/lead-mail-blocks.ts'
import type { MailBlock, MailTemplate } from '#server/mail/mail-template.ts'
import { answersByLabel, surveyOf } from './survey-answers.ts'

export type SurveyMailData = SurveySubmission & { suspicion: string | null }

export const surveyTeamNotice: MailTemplate<SurveyMailData> = {
  name: 'survey-team-notice',
  title: 'Notice to the team: new assessment',
  audience: 'team',
  write(submission, { siteUrl }) {
    const { surveyType, contactInfo, answers, toolkitOptIn, suspicion } = submission
    const { title } = surveyOf(surveyType)
    const answered = answersByLabel(surveyOf(surveyType), answers)
    const contact = contactFacts(contactInfo)
    return {
      subject: `${suspicion ? 'Suspected: ' : ''}New ${surveyType} assessment from ${contactInfo.name}, ${contactInfo.businessName}`,
      preview: `${title}. Due within 48 business hours.`,
      replyTo: contactInfo.email,
      blocks: [
        ...suspicionBlocks(suspicion),
        { kind: 'paragraph', text: `${title}. We promised a review within 48 business hours.` },
        { kind: 'facts', facts: [...contact, ['Toolkit', toolkitOptIn ? 'Yes, please' : 'No']] },
        { kind: 'heading', text: `Answers (${answered.length} questions)` },
        { kind: 'facts', facts: answered },
        ...visitBlocks(submission),
        leadsLink(siteUrl),
      ],
    }
  },
}

export const surveyConfirmation: MailTemplate<SurveyMailData> = {
  name: 'survey-confirmation',
  title: 'Confirmation of the assessment',
  audience: 'visitor',
  write({ surveyType, contactInfo, toolkitOptIn }, { siteUrl, toolkitPassword }) {
    const { title } = surveyOf(surveyType)
    const business = harmless(contactInfo.businessName)
    const toolkit: MailBlock[] = [
      { kind: 'heading', text: 'Your toolkit' },
      {
        kind: 'paragraph',
        text: 'Here are the ten prompts and the user guide you asked for. Open the page and enter this password:',
      },
      { kind: 'facts', facts: [['Password', toolkitPassword]] },
      { kind: 'link', text: 'Open the toolkit', url: `${siteUrl}/toolkit` },
    ]
    return {
      subject: toolkitOptIn ? 'We have your answers, and here is your toolkit' : 'Thank you: we have your answers',
      preview: 'What happens next, and when you will hear from us.',
      blocks: [
        { kind: 'paragraph', text: greeting(contactInfo.name) },
        {
          kind: 'paragraph',
          text: `Thank you for completing our ${title}${business ? ` for ${business}` : ''}. A person on our team reads every answer.`,
        },
        ...(toolkitOptIn ? toolkit : []),
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'list',
          items: [
            "We review your answers and your business's digital footprint within 48 business hours.",
            'We write to you to book a video meeting or a phone call, whichever you prefer.',
            'If you decide to go ahead, you receive an action plan for your business.',
          ],
        },
        { kind: 'paragraph', text: 'Would you rather not wait? Pick a time that suits you.' },
        { kind: 'link', text: 'Book your call', url: site.links.booking },
        { kind: 'paragraph', text: `Questions? Just reply to this email.\n\nThe team at ${site.name}` },
      ],
    }
  },
}
