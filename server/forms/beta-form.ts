import type { Words } from '#content/all-words.ts'
import { callSheetRules } from '#content/call-sheet.ts'
import { greeting } from '#content/greeting.ts'
import { applyForBeta, type BetaAnswers, type BetaForm, betaFormFields } from '#contracts/beta.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import { senderOf, signature, teamNotice } from './email-blocks.ts'
import { type EmailedForm, type Form, type FormType, placeAnswers } from './form.ts'

const describe = ({ answers }: Form<BetaAnswers>, { betaQuestions }: Words) => ({
  title: 'Beta application',
  facts: betaQuestions
    .flatMap(group => group.questions)
    .flatMap(({ name, label }) => {
      const value = (answers as Partial<BetaForm>)[name]
      return value ? { id: name, label, value, ...(name === 'businessWebsite' && { isWebsite: true as const }) } : []
    }),
})

const betaTeamNotice = teamNotice({
  name: 'beta-team-notice',
  title: 'Team notice: new beta application',
  describe,
  texts: ({ contact, answers }) => ({
    subject: `Beta application from ${senderOf(contact)}`,
    preview: `${answers.industry}, ${answers.revenueBracket}.`,
    intro:
      'A new application for the beta program. We promised a review within 3-5 business days, and an email within 48 hours of our decision, either way.',
    answers: 'Answers',
  }),
})

const betaConfirmation: EmailTemplate<EmailedForm<BetaAnswers>> = {
  name: 'beta-confirmation',
  title: 'Beta application confirmation',
  audience: 'visitor',
  write: ({ contact: { name }, replyBy }, { words: { site } }) => ({
    subject: 'We got your beta program application',
    preview: "When you'll hear from us, either way.",
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      {
        kind: 'paragraph',
        text: `Thank you for applying to the ${site.name} Beta Program. A person on our team will read your application.`,
      },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'list',
        items: [
          `We review applications in the order received, which takes 3-5 business days. ${replyBy ? `We'll have read yours by ${replyBy}. ` : ''}Spots are limited to 20 businesses.`,
          "If you're selected, you'll get an email with a booking link within 48 hours of our decision. If you aren't, we'll write to tell you.",
          'On the call we go through your business with you, and then we write your 90-day roadmap.',
        ],
      },
      signature(site),
    ],
  }),
}

export const betaForm: FormType<typeof applyForBeta, BetaAnswers> = {
  kind: 'beta',
  label: 'Beta application',
  call: applyForBeta,
  minFillMs: 8000,
  replyWithinBusinessDays: 5,
  read(body) {
    const { fullName, email, phone, businessName, ...answers } = betaFormFields.parse(body)
    return {
      contact: { name: fullName, email, phone, businessName },
      answers,
      page: '/beta',
      consents: ['contact'],
    }
  },
  describe,
  reason: ({ answers: { industry, revenueBracket, magicWandFix } }) => [industry, revenueBracket, magicWandFix],
  callSheet: ({ answers }) =>
    placeAnswers(
      callSheetRules.beta.flatMap(({ question, label, hints }) => {
        const answer = answers[question]
        return answer ? { value: answer, point: { label, answer }, hints } : []
      }),
      'Beta application',
    ),
  replies: ({ replyTemplates }) => replyTemplates.beta,
  emails: [betaTeamNotice, betaConfirmation],
  respond: (_sent, _form, replyBy) => ({ success: true, ...(replyBy !== null && { replyBy }) }),
}
