import { betaQuestions } from '#content/beta-form.ts'
import { site } from '#content/site.ts'
import { applyForBeta, type BetaAnswers, type BetaForm } from '#contracts/beta.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'
import { factsGiven, greeting, teamNotice, withoutSpam } from '#server/forms/email-blocks.ts'
import type { Form, FormType } from '#server/forms/form.ts'

const questions = betaQuestions.flatMap(group => group.questions)

const describe = ({ answers }: Form<BetaAnswers>) => ({
  title: 'Beta application',
  facts: factsGiven(questions.map(({ name, label }) => [label, (answers as Partial<BetaForm>)[name]])),
})

const betaTeamNotice = teamNotice({
  name: 'beta-team-notice',
  title: 'Notice to the team: new beta application',
  describe,
  words: ({ contact, answers }) => ({
    subject: `Beta application from ${contact.name}, ${contact.businessName}`,
    preview: `${answers.industry}, ${answers.revenueBracket}. An answer is due within 48 hours.`,
    intro: 'A new application for the beta program. We promised an answer within 48 hours.',
    answers: 'Answers',
  }),
})

const betaConfirmation: EmailTemplate<Form<BetaAnswers>> = {
  name: 'beta-confirmation',
  title: 'Confirmation of the beta application',
  audience: 'visitor',
  write: ({ contact: { name, businessName } }) => ({
    subject: 'We have your beta program application',
    preview: 'Applications are reviewed in the order received.',
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      {
        kind: 'paragraph',
        text: `Thank you for applying to the ${site.name} Beta Program${withoutSpam(businessName) ? ` with ${businessName}` : ''}. We have your application, and a person on our team will read it.`,
      },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'list',
        items: [
          'We review applications in the order received. Spots are limited to 20 businesses.',
          'If you are selected, you receive a confirmation email with a booking link within 48 hours.',
          'On the call we go through your business with you, and then we write your 90-day roadmap.',
        ],
      },
      { kind: 'paragraph', text: `Questions? Just reply to this email.\n\nThe team at ${site.name}` },
    ],
  }),
}

export const betaForm: FormType<typeof applyForBeta, BetaAnswers> = {
  kind: 'beta',
  call: applyForBeta,
  quickestMs: 8000,
  read: ({
    fullName,
    email,
    phone,
    businessName,
    visit: _,
    trap: _trap,
    filledInMs: _ms,
    consentVersion: _version,
    ...answers
  }) => ({
    variant: null,
    contact: { name: fullName, email, phone, businessName },
    answers,
    page: '/beta',
  }),
  describe,
  emails: [betaTeamNotice, betaConfirmation],
  respond: () => ({ success: true }),
}
