import type { automationExperiences, BetaForm, revenueBrackets } from '#contracts/beta.ts'

type Words = {
  name: keyof BetaForm
  label: string
  hint?: string
  optional?: string
}

export type BetaQuestion = Words &
  (
    | { kind: 'line'; type: 'text' | 'email' | 'tel' | 'url'; autoComplete?: string }
    | { kind: 'paragraph' }
    | { kind: 'list' | 'cards'; options: readonly string[] }
  )

type BetaQuestionGroup = { title: string; questions: readonly BetaQuestion[] }

// Copies of the contract's lists, so that pages don't load its schemas. The compiler keeps them identical.
const revenueOptions: typeof revenueBrackets = ['Under $250K', '$250K–$1M', '$1M–$5M', '$5M+']
const experienceOptions: typeof automationExperiences = ['Yes, lightly tested', 'Yes, fully implemented', 'No, not yet']

export const betaFormIntro =
  'The application takes 5-7 minutes. All questions are required unless marked optional. Your answers stay in this browser tab until you send them.'

export const betaQuestions: readonly BetaQuestionGroup[] = [
  {
    title: 'About you',
    questions: [
      { name: 'fullName', label: 'Full name', kind: 'line', type: 'text', autoComplete: 'name' },
      { name: 'email', label: 'Email', kind: 'line', type: 'email', autoComplete: 'email' },
      {
        name: 'phone',
        label: 'Phone',
        optional: 'optional but preferred',
        kind: 'line',
        type: 'tel',
        autoComplete: 'tel',
      },
    ],
  },
  {
    title: 'Your business',
    questions: [
      { name: 'businessName', label: 'Business name', kind: 'line', type: 'text', autoComplete: 'organization' },
      {
        name: 'businessWebsite',
        label: 'Business website',
        optional: 'optional',
        kind: 'line',
        type: 'url',
        autoComplete: 'url',
      },
      { name: 'industry', label: 'Industry', kind: 'line', type: 'text' },
      {
        name: 'revenueBracket',
        label: 'Annual revenue',
        hint: 'The program is for businesses with $250K or more.',
        kind: 'list',
        options: revenueOptions,
      },
    ],
  },
  {
    title: 'Your goals',
    questions: [
      {
        name: 'goals',
        label: 'What are your goals for the business?',
        hint: 'What should be different a year from now? A sentence or two is enough.',
        kind: 'paragraph',
      },
      {
        name: 'challenges',
        label: 'What challenges stand in the way?',
        hint: 'Where do time and money slip away, or what holds up the work?',
        kind: 'paragraph',
      },
      {
        name: 'automationExperience',
        label: 'Have you tried AI or automation in your business?',
        kind: 'cards',
        options: experienceOptions,
      },
      {
        name: 'magicWandFix',
        label: 'If you had a magic wand, what would you fix first?',
        hint: "The one task or problem you'd most like to get rid of.",
        kind: 'paragraph',
      },
    ],
  },
  {
    title: 'Taking part',
    questions: [
      {
        name: 'whyGoodFit',
        label: 'Why would your business be a good fit for the program?',
        kind: 'paragraph',
      },
      {
        name: 'willingToTestify',
        label: 'Are you willing to give feedback and a testimonial or case-study permission?',
        hint: "We publish nothing about your business until you've read it and agreed to it. Your feedback doesn't have to be positive.",
        kind: 'cards',
        options: ['Yes', 'No'] satisfies ReadonlyArray<BetaForm['willingToTestify']>,
      },
      {
        name: 'additionalInfo',
        label: 'Anything else we should know?',
        optional: 'optional',
        kind: 'paragraph',
      },
    ],
  },
]
