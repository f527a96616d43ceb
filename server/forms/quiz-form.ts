import type { Words } from '#content/all-words.ts'
import { callSheetRules } from '#content/call-sheet.ts'
import { greeting } from '#content/greeting.ts'
import { missedQuestions, type QuizQuestion, scoreText } from '#content/quiz.ts'
import { type QuizAnswers, submitQuiz } from '#contracts/quiz.ts'
import type { EmailBlock } from '#server/messages/email-layout.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import { senderOf, signature, teamNotice } from './email-blocks.ts'
import { type CallSheetPart, type Form, type FormType, placeAnswers } from './form.ts'

const rightAtOnce = ({ results }: QuizAnswers) => results.filter(({ attempts }) => attempts === 1).length

const scoreOf = (answers: QuizAnswers) => `${rightAtOnce(answers)} of ${answers.results.length}`

const describe = ({ answers }: Form<QuizAnswers>) => ({
  title: `Quiz: ${scoreOf(answers)} right on the first try`,
  facts: answers.results.map(({ questionId, question, userAnswer, correctAnswer, attempts }) => {
    const correct = userAnswer === correctAnswer ? [] : [`Correct answer: ${correctAnswer}`]
    const result = attempts === 1 ? 'Right on the first try' : `${attempts} tries`
    return { id: String(questionId), label: question, value: [userAnswer, ...correct, result].join('\n') }
  }),
})

function callSheet({ answers }: Form<QuizAnswers>, { quizQuestions }: Words): CallSheetPart {
  const { score, topics } = callSheetRules.quiz
  const point = { label: 'Quiz', answer: `${scoreOf(answers)} right on the first try` }
  const rank = (id: number) => {
    const index = topics.indexOf(id)
    return index === -1 ? topics.length : index
  }
  const points = answers.results
    .filter(({ attempts }) => attempts > 1)
    .toSorted((a, b) => rank(a.questionId) - rank(b.questionId))
    .map(({ questionId, question, attempts }) => ({
      label: quizQuestions.find(({ id }) => id === questionId)?.topic ?? question,
      answer: `${attempts} tries`,
    }))
  return {
    ...placeAnswers([{ value: rightAtOnce(answers), point, hints: score }]),
    own: points.length > 0 ? [{ title: 'Missed in the quiz', points }] : [],
  }
}

const quizTeamNotice = teamNotice({
  name: 'quiz-team-notice',
  title: 'Team notice: new quiz',
  describe,
  texts: ({ contact, answers }, title) => ({
    subject: `Quiz completed by ${senderOf(contact)}: ${scoreOf(answers)}`,
    preview: `${title}.`,
    intro: `Business Competency Assessment. ${title}.`,
    answers: 'Question by question',
  }),
})

/** None to an article that's no longer published. */
function readMoreLink(path: string, { articles }: Words, siteUrl: string) {
  const { href: url } = new URL(path, siteUrl)
  const article = articles.find(({ slug }) => path === `/articles/${slug}`)
  if (article) return { text: `Read more: ${article.title}`, url }
  if (path.startsWith('/articles/')) return undefined
  return { text: path === '/toolkit' ? 'Read more: our toolkit' : 'Read more', url }
}

const explain = (
  { topic, question, options, correctAnswer, explanation, readMore }: QuizQuestion,
  words: Words,
  siteUrl: string,
): EmailBlock[] => {
  const link = readMoreLink(readMore, words, siteUrl)
  return [
    { kind: 'heading', text: topic },
    { kind: 'facts', facts: [[question, `Right answer: ${options[correctAnswer]}.\n${explanation}`]] },
    ...(link ? [{ kind: 'links', links: [link] } as const] : []),
  ]
}

/** Uses none of the submitted question texts: a forged request could turn them into spam. */
const quizConfirmation: EmailTemplate<Form<QuizAnswers>> = {
  name: 'quiz-confirmation',
  title: 'Quiz score',
  audience: 'visitor',
  write({ contact, answers }, { siteUrl, words }) {
    const missed = missedQuestions(
      words.quizQuestions,
      Object.fromEntries(answers.results.map(({ questionId, attempts }) => [questionId, attempts])),
    )
    const score = scoreText(words, missed.length)
    return {
      subject: `Your quiz score: ${score}`,
      preview: missed.length > 0 ? 'And an explanation of each question you missed.' : 'Well done.',
      blocks: [
        { kind: 'paragraph', text: greeting(contact.name) },
        {
          kind: 'paragraph',
          text: `Thank you for taking our quiz. You got ${score}.${missed.length > 0 ? ' Worth another look:' : ''}`,
        },
        ...missed.flatMap(question => explain(question, words, siteUrl)),
        {
          kind: 'paragraph',
          text: 'Want to know what this means for your business? Our assessment is free and takes about 3 minutes.',
        },
        { kind: 'link', text: 'Choose your assessment', url: `${siteUrl}/` },
        signature(words.site),
      ],
    }
  },
}

export const quizForm: FormType<typeof submitQuiz, QuizAnswers> = {
  kind: 'quiz',
  label: 'Quiz',
  call: submitQuiz,
  minFillMs: 8000,
  replyWithinBusinessDays: null,
  read: ({ contactInfo, results }) => ({
    contact: contactInfo,
    answers: { results },
    page: '/quiz',
    consents: ['contact'],
  }),
  describe,
  reason: ({ answers }) => [`Quiz: ${scoreOf(answers)} right on the first try`],
  callSheet,
  replies: ({ replyTemplates }) => replyTemplates.quiz,
  emails: [quizTeamNotice, quizConfirmation],
  respond: sent => ({ success: true, emailSent: sent.has(quizTeamNotice.name) }),
}
