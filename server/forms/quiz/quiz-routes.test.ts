import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']
const submit = (app: App, payload: object) => app.inject({ method: 'POST', url: '/api/quiz/submit', payload })

describeOnEachDatabase('quiz submission', kind => {
  test('stores the results, and emails the team the score and the attempts per question', async () => {
    const smtp = await startEmailServer()
    const { app, database } = await testApp({ kind, env: { SMTP_URL: smtp.url, LEADS_TO: 'team@example.net' } })
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

  test('emails the visitor the score and further reading, without text from the request', async () => {
    const smtp = await startEmailServer()
    const { app } = await testApp({ kind, env: { SMTP_URL: smtp.url } })
    const [first, ...others] = quiz.results
    const results = [{ ...first, questionId: 4, question: 'Buy pills at pills.example', attempts: 2 }, ...others]
    await submit(app, { ...quiz, results })
    const { subject, text } = smtp.emailTo('Anna@example.com')
    expect(subject).toMatch(/^Your quiz score: \d+ of 12 right on the first try$/)
    expect(text).toMatch(/Customer data in AI tools: http:\/\/[^\s]+\/articles\/keeping-customer-data-safe-with-ai/)
    expect(text).not.toContain('pills')
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
