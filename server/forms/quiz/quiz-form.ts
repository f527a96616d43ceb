import { type QuizAnswers, submitQuiz } from '#contracts/quiz.ts'
import { teamNotice } from '#server/forms/email-blocks.ts'
import type { Fact, Form, FormType } from '#server/forms/form.ts'

/** Every question ends with the correct answer. What tells people apart is how many took one try. */
const scoreOf = ({ results }: QuizAnswers) =>
  `${results.filter(({ attempts }) => attempts === 1).length} of ${results.length}`

const describe = ({ answers }: Form<QuizAnswers>) => ({
  title: `Quiz: ${scoreOf(answers)} correct on first try`,
  facts: answers.results.map(({ question, userAnswer, correctAnswer, attempts }): Fact => {
    const correct = userAnswer === correctAnswer ? [] : [`Correct answer: ${correctAnswer}`]
    const tries = attempts === 1 ? 'Correct on first try' : `${attempts} tries`
    return [question, [userAnswer, ...correct, tries].join('\n')]
  }),
})

const quizTeamNotice = teamNotice({
  name: 'quiz-team-notice',
  title: 'Notice to the team: new quiz',
  describe,
  words: ({ contact, answers }, title) => ({
    subject: `Quiz completed by ${contact.name}, ${contact.businessName}: ${scoreOf(answers)}`,
    preview: `${title}.`,
    intro: `Business Competency Assessment. ${title}.`,
    answers: 'Question by question',
  }),
})

export const quizForm: FormType<typeof submitQuiz, QuizAnswers> = {
  kind: 'quiz',
  call: submitQuiz,
  quickestMs: 8000,
  read: ({ contactInfo, results }) => ({ variant: null, contact: contactInfo, answers: { results }, page: '/quiz' }),
  describe,
  emails: [quizTeamNotice],
  respond: sent => ({ success: true, emailSent: sent.has(quizTeamNotice.name) }),
}
