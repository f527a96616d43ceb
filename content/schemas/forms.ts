import { z } from 'zod'
import {
  address,
  faq,
  fixedList,
  kept,
  keyed,
  line,
  linkTo,
  list,
  metaDescription,
  metaTitle,
  parts,
  prose,
} from '#content/editing/words-schema.ts'
import type { QuizResult } from '#contracts/quiz.ts'

const storedAnswer = 'This answer is stored with each form, so its words have to stay the same.'
const agreed =
  'People agree to exactly these words, and each form keeps them as proof. Ask a developer to add a new version.'

const question = {
  /** Stored with each answer: never reuse or rename one. */
  id: kept<string>(),
  question: line('Question'),
  hint: prose('Hint').optional(),
}
const options = fixedList('Answers', 'answer', line('Answer', { locked: storedAnswer }))

const surveyQuestion = z.discriminatedUnion('type', [
  parts('Question', {
    type: z.literal('contact-form'),
    ...question,
    fieldHints: parts('Hints', { email: line('Email'), phone: line('Phone') }).optional(),
  }),
  parts('Question', { type: z.literal('multiple-choice'), ...question, options }),
  parts('Question', {
    type: z.literal('scale'),
    ...question,
    scaleMin: kept<number>(),
    scaleMax: kept<number>(),
    scaleMinLabel: line('Lowest value'),
    scaleMaxLabel: line('Highest value'),
  }),
  parts('Question', { type: z.literal('text-multiple'), ...question, textFields: kept<number>() }),
])

export const surveySchema = parts('Survey', {
  type: kept<'exit' | 'optimize'>(),
  title: line('Title'),
  metaTitle,
  metaDescription,
  intro: prose('Introduction'),
  completeTitle: line('Title at the end'),
  questions: fixedList('Questions', 'question', surveyQuestion),
})

export const optionTextsSchema = keyed('How answers are shown', line('Answer', { locked: storedAnswer }))

export const surveyCompleteSchema = parts('After a survey', {
  metaDescription: prose('Description for search engines'),
  thanks: prose('Thanks'),
  linkEmailed: prose('The plan by email'),
  linkNamed: prose('What the email about an exit calls it'),
  nextTitle: line('Heading of the next steps'),
  nextSteps: fixedList('Next steps', 'step', prose('Step')),
  playlist: line('Link to the playlist'),
  about: linkTo('Link to the About page'),
  aboutThisSite: line('Link about this site'),
})

export const quizPageSchema = parts('Quiz', {
  title: line('Title'),
  metaTitle,
  metaDescription,
  intro: prose('Introduction'),
})

export const quizQuestionSchema = parts('Question', {
  /** Stored with each result: never reuse one. */
  id: kept<number>(),
  topic: line('Topic'),
  readMore: address('Where to read more'),
  question: line('Question'),
  options: fixedList('Answers', 'answer', line('Answer')),
  correctAnswer: kept<number>(),
  explanation: prose('Explanation'),
  difficulty: kept<QuizResult['difficulty']>(),
})

export const quizQuestionsSchema = fixedList('Questions', 'question', quizQuestionSchema)

export const rightOnFirstTrySchema = line('Words after the score')

export const quizCompleteSchema = parts('After the quiz', {
  metaTitle,
  metaDescription,
  title: line('Title'),
  lead: prose('Text'),
  score: line('Words before the score'),
  missed: line('Heading of missed questions'),
  about: linkTo('Link to the About page'),
})

const titledText = { title: line('Title'), text: prose('Text') }

export const betaSchema = parts('Beta page', {
  metaTitle,
  metaDescription,
  badge: line('Badge'),
  title: line('Title'),
  subtitle: prose('Subtitle'),
  results: prose('Results'),
  value: prose('Value'),
  apply: line('Button'),
  titles: parts('Headings', {
    whatYouGet: line('What you get'),
    why: line('Why'),
    whoItsFor: line("Who it's for"),
    apply: line('Apply'),
    faq: line('Questions'),
  }),
  whatYouGet: fixedList('What you get', 'item', parts('Item', titledText)),
  why: fixedList('Why', 'reason', prose('Reason')),
  guarantee: parts('Guarantee', titledText),
  whoItsFor: list("Who it's for", 'item', prose('Item'), { max: 12 }),
  applied: parts('After applying', {
    title: line('Title'),
    lead: prose('Text'),
    note: prose('Note'),
    replyBy: prose('When we reply'),
    home: linkTo('Link to the home page'),
  }),
})

export const betaFaqSchema = faq

export const betaFormIntroSchema = prose('Introduction of the form')

export const betaQuestionsSchema = fixedList(
  'Questions of the form',
  'group',
  parts('Group', {
    title: line('Title'),
    questions: fixedList(
      'Questions',
      'question',
      parts('Question', {
        name: kept<string>(),
        label: line('Question'),
        hint: prose('Hint').optional(),
        optional: line('Optional').optional(),
        kind: kept<string>(),
        type: kept<string>().optional(),
        autoComplete: kept<string>().optional(),
        options: options.optional(),
      }),
    ),
  }),
)

export const contactFieldsSchema = fixedList(
  'Contact details',
  'box',
  parts('Box', {
    name: kept<string>(),
    label: line('Label'),
    type: kept<string>(),
    autoComplete: kept<string>(),
    maxLength: kept<number>(),
  }),
)

export const consentsSchema = parts('What people agree to', {
  consentVersion: kept<number>(),
  contactConsent: prose('Use of contact details', { locked: agreed }),
  countingNotice: prose('Counting of visits', { locked: agreed }),
  toolkitConsent: parts('Toolkit', {
    label: line('Label', { locked: agreed }),
    explanation: prose('Explanation', { locked: agreed }),
  }),
})

export const toolkitPageSchema = parts('Toolkit page', {
  metaDescription,
  title: line('Title'),
  lead: prose('Introduction'),
  inside: parts("What's inside", { title: line('Title'), items: fixedList('Items', 'item', prose('Item')) }),
  howToGet: parts('How to get it', { ...titledText, start: linkTo('Button') }),
  passwordTitle: line('Heading of the password'),
  passwordHint: prose('Hint about the password'),
  unlocked: parts('Once unlocked', { title: line('Title'), lead: prose('Text') }),
})

export const unsubscribePageSchema = parts('Unsubscribe page', {
  metaDescription,
  title: line('Title'),
  lead: prose('Introduction'),
  button: line('Button'),
  doneTitle: line('Title when done'),
  done: prose('Text when done'),
  failed: parts('If it fails', titledText),
})
