import { site } from '#content/site.ts'
import { surveyOf } from '#content/surveys/answer-text.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SurveyAnswers } from '#contracts/survey.ts'
import type { EmailBlock, EmailTemplate } from '#server/email/email-template.ts'
import { greeting, teamNotice, withoutSpam } from '#server/forms/email-blocks.ts'
import type { Form } from '#server/forms/form.ts'
import { describeSurvey } from './survey-answers.ts'

export const surveyTeamNotice = teamNotice({
  name: 'survey-team-notice',
  title: 'Notice to the team: new assessment',
  describe: describeSurvey,
  words: ({ contact, variant }, title) => ({
    subject: `New ${variant} assessment from ${contact.name}, ${contact.businessName}`,
    preview: `${title}. Due within 48 business hours.`,
    intro: `${title}. We promised a review within 48 business hours.`,
    answers: 'Answers',
  }),
})

export const surveyConfirmation: EmailTemplate<Form<SurveyAnswers>> = {
  name: 'survey-confirmation',
  title: 'Confirmation of the assessment',
  audience: 'visitor',
  write(form, { siteUrl, toolkitPassword }) {
    const { contact } = form
    const { toolkitOptIn } = form.answers
    const { title } = surveyOf(form.variant as SurveyType)
    const business = withoutSpam(contact.businessName)
    const toolkit: EmailBlock[] = [
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
        { kind: 'paragraph', text: greeting(contact.name) },
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
