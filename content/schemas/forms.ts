import { z } from 'zod'
import {
  faq,
  fixedList,
  kept,
  line,
  link,
  linkTo,
  list,
  metaDescription,
  metaTitle,
  named,
  parts,
  text,
} from '#content/editing/words-schema.ts'
import type { QuizResult } from '#contracts/quiz.ts'

const storedAnswer = 'This answer is stored with each form, so its words have to stay the same.'
const agreed =
  'People agree to exactly these words, and each form keeps them as proof. Ask a developer to add a new version.'

const question = {
  /** Stored with each answer: never reuse or rename one. */
  id: kept<string>(),
  question: line('Question'),
  hint: text('Hint').optional(),
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

export const survey = parts('Survey', {
  type: kept<'exit' | 'optimize'>(),
  title: line('Title'),
  metaTitle,
  metaDescription,
  intro: text('Introduction'),
  completeTitle: line('Title at the end'),
  questions: fixedList('Questions', 'question', surveyQuestion),
})

export const optionTexts = named('How answers are shown', line('Answer', { locked: storedAnswer }))

export const surveyComplete = parts('After a survey', {
  metaDescription: text('Description for search engines'),
  thanks: text('Thanks'),
  linkEmailed: text('Note about the emailed link'),
  nextTitle: line('Heading of the next steps'),
  nextSteps: fixedList('Next steps', 'step', text('Step')),
  playlist: line('Link to the playlist'),
  about: linkTo('Link to the About page'),
  aboutThisSite: line('Link about this site'),
})

export const quizPage = parts('Quiz', { title: line('Title'), metaTitle, metaDescription, intro: text('Introduction') })

export const quizQuestion = parts('Question', {
  /** Stored with each result: never reuse one. */
  id: kept<number>(),
  topic: line('Topic'),
  readMore: link('Where to read more'),
  question: line('Question'),
  options: fixedList('Answers', 'answer', line('Answer')),
  correctAnswer: kept<number>(),
  explanation: text('Explanation'),
  difficulty: kept<QuizResult['difficulty']>(),
})

export const quizQuestions = fixedList('Questions', 'question', quizQuestion)

export const rightOnFirstTry = line('Words after the score')

export const quizComplete = parts('After the quiz', {
  metaTitle,
  metaDescription,
  title: line('Title'),
  lead: text('Text'),
  score: line('Words before the score'),
  missed: line('Heading of missed questions'),
  about: linkTo('Link to the About page'),
})

const titledText = { title: line('Title'), text: text('Text') }

export const beta = parts('Beta page', {
  metaTitle,
  metaDescription,
  badge: line('Badge'),
  title: line('Title'),
  subtitle: text('Subtitle'),
  results: text('Results'),
  value: text('Value'),
  apply: line('Button'),
  titles: parts('Headings', {
    whatYouGet: line('What you get'),
    why: line('Why'),
    whoItsFor: line("Who it's for"),
    apply: line('Apply'),
    faq: line('Questions'),
  }),
  whatYouGet: fixedList('What you get', 'item', parts('Item', titledText)),
  why: fixedList('Why', 'reason', text('Reason')),
  guarantee: parts('Guarantee', titledText),
  whoItsFor: list("Who it's for", 'item', text('Item'), { max: 12 }),
  applied: parts('After applying', {
    title: line('Title'),
    lead: text('Text'),
    note: text('Note'),
    replyBy: text('When we reply'),
    home: linkTo('Link to the home page'),
  }),
})

export const betaFaq = faq

export const betaFormIntro = text('Introduction of the form')

export const betaQuestions = fixedList(
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
        hint: text('Hint').optional(),
        optional: line('Optional').optional(),
        kind: kept<string>(),
        type: kept<string>().optional(),
        autoComplete: kept<string>().optional(),
        options: options.optional(),
      }),
    ),
  }),
)

export const contactFields = fixedList(
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

export const consents = parts('What people agree to', {
  consentVersion: kept<number>(),
  contactConsent: text('Use of contact details', { locked: agreed }),
  countingNotice: text('Counting of visits', { locked: agreed }),
  toolkitConsent: parts('Toolkit', {
    label: line('Label', { locked: agreed }),
    explanation: text('Explanation', { locked: agreed }),
  }),
})

export const toolkitPage = parts('Toolkit page', {
  metaDescription,
  title: line('Title'),
  lead: text('Introduction'),
  inside: parts("What's inside", { title: line('Title'), items: fixedList('Items', 'item', text('Item')) }),
  howToGet: parts('How to get it', { ...titledText, start: linkTo('Button') }),
  passwordTitle: line('Heading of the password'),
  passwordHint: text('Hint about the password'),
  unlocked: parts('Once unlocked', { title: line('Title'), lead: text('Text') }),
})

export const unsubscribePage = parts('Unsubscribe page', {
  metaDescription,
  title: line('Title'),
  lead: text('Introduction'),
  button: line('Button'),
  sending: line('While sending'),
  doneTitle: line('Title when done'),
  done: text('Text when done'),
  failed: parts('If it fails', titledText),
})
