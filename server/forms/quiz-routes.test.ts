import { describe, expect, test } from 'vitest'
import { quizQuestions } from '#content/quiz.ts'
import { anna, quiz } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail } from '#tests/support/test-app.ts'

const submit = (app: App, payload: object) => app.inject({ method: 'POST', url: '/api/quiz/submit', payload })

describe('quiz submission', () => {
  test('stores the results, and emails the team the score and the attempts per question', async () => {
    const { app, database, smtp } = await testAppWithEmail({ env: { LEADS_TO: 'team@example.net' } })
    expect((await submit(app, quiz)).json()).toEqual({ success: true, emailSent: true })
    const rows = await database.read.selectFrom('forms').selectAll().execute()
    expect(rows).toMatchObject([{ kind: 'quiz', variant: null, email_key: 'anna@example.com', phone: anna.phone }])
    expect(JSON.parse(rows[0]?.answers ?? '')).toEqual({ results: quiz.results })
    expect(JSON.parse(rows[0]?.consents ?? '')).toMatchObject([{ purpose: 'contact', page: '/quiz' }])
    const notice = smtp.emailTo('team@example.net')
    expect(notice.subject).toBe('Quiz completed by Anna Example, Prairie Cabinets: 1 of 2')
    expect(notice.text).toContain('Which process is a good first one to automate?')
    expect(notice.text).toContain('3 tries')
    expect(notice.text).toContain('Right on the first try')
  })

  test('emails the visitor the score and explains each missed question, without text from the request', async () => {
    const { app, smtp } = await testAppWithEmail()
    const spam = 'Buy pills at pills.example'
    const forged = { question: spam, userAnswer: spam, correctAnswer: spam }
    const results = quizQuestions.map(({ id, difficulty }) => ({
      ...forged,
      questionId: id,
      attempts: [4, 6].includes(id) ? 2 : 1,
      difficulty,
    }))
    await submit(app, { ...quiz, results: [...results, { ...results[0], questionId: 99, attempts: 3 }] })
    const { subject, text = '', html = '' } = smtp.emailTo('Anna@example.com')
    expect(subject).toBe('Your quiz score: 10 of 12 right on the first try')
    for (const { id, topic, question, options, correctAnswer, explanation, readMore } of quizQuestions) {
      const isMissed = [4, 6].includes(id)
      const parts = [topic, question, `Right answer: ${options[correctAnswer]}.`, explanation]
      for (const part of parts) expect(text.includes(part), part).toBe(isMissed)
      expect(html.includes(`${readMore}"`), readMore).toBe(isMissed)
    }
    expect(text).toMatch(
      /\n- Read more: Keeping Customer Data Safe When You Use AI: http:\/\/[^\s]+\/articles\/keeping-/,
    )
    expect(text).toMatch(/\n- Read more: our toolkit: http:\/\/[^\s]+\/toolkit\n/)
    expect(text + html).not.toContain('pills')
  })

  test('fits every explanation in an email that inboxes show in full', async () => {
    const { app, smtp } = await testAppWithEmail()
    const results = quizQuestions.map(({ id }) => ({ ...quiz.results[0], questionId: id, attempts: 9 }))
    await submit(app, { ...quiz, results })
    const { subject, text = '', raw } = smtp.emailTo('Anna@example.com')
    expect(subject).toBe('Your quiz score: 0 of 12 right on the first try')
    for (const { explanation } of quizQuestions) expect(text).toContain(explanation)
    // Gmail cuts off an email at about 102 KB.
    expect(raw.length).toBeLessThan(50_000)
  })

  test('congratulates on a full score, with nothing to explain', async () => {
    const { app, smtp } = await testAppWithEmail()
    await submit(app, { ...quiz, results: [{ ...quiz.results[0], attempts: 1 }] })
    const { text = '' } = smtp.emailTo('Anna@example.com')
    expect(text).toContain('You got 12 of 12 right on the first try.')
    expect(text).not.toContain('Worth another look')
  })
})

test('reports emailSent: false without an SMTP server', async () => {
  const { app } = await testApp()
  expect((await submit(app, quiz)).json()).toEqual({ success: true, emailSent: false })
})

const [result] = quiz.results
test.each([
  ['no contact', { contactInfo: null }, 'Contact details are required.'],
  ['an empty phone', { contactInfo: { ...anna, phone: ' ' } }, 'Phone is required.'],
  ['no results', { results: [] }, 'Results are required.'],
  ['zero attempts', { results: [{ ...result, attempts: 0 }] }, 'Attempts start at 1.'],
  ['a question without a number', { results: [{ ...result, questionId: 'one' }] }, 'A question number is required.'],
  [
    'an unknown difficulty',
    { results: [{ ...result, difficulty: 'hard' }] },
    'The difficulty must be basic or intermediate.',
  ],
  ['too many results', { results: Array(51).fill(result) }, 'There are more results than questions.'],
])('rejects %s', async (_case, change, error) => {
  const { app } = await testApp()
  const response = await submit(app, { ...quiz, ...change })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error })
})
