import { describe, expect, test, vi } from 'vitest'
import { words as originals } from '#content/all-words.ts'
import type { AnalyticsReport } from '#contracts/analytics-stats.ts'
import type { Lead } from '#contracts/leads.ts'
import type { Json } from '#contracts/words.ts'
import { logIn } from '#tests/support/admin.ts'
import { changedWords } from '#tests/support/changed-words.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { hiddenArticle } from '#tests/support/words-desk.ts'
import { createPublishedWords } from './published-words.ts'

const [firstArticle] = originals.documents.articles
const slugs = originals.articles.map(({ slug }) => slug)
const newArticle = {
  ...firstArticle,
  slug: 'the-new-one',
  name: 'the-new-one',
  title: 'The New One',
} as unknown as Json
const company = (changes: object) => ({ ...originals.site, ...changes }) as unknown as Json
const owner = { ...originals.site.owner, name: 'Ada Owner' }
const links = { ...originals.site.links, booking: 'https://booking.example/ada' }
const [exit] = originals.surveys
const newSurvey = {
  ...exit,
  title: 'Leaving Well',
  questions: exit?.questions.map(question => ({
    ...question,
    ...(question.id === 'exit-timeline' && { question: 'When do you want out?' }),
    ...(question.id === 'ai-fear' && { scaleMaxLabel: 'Terrified' }),
  })),
} as unknown as Json

describe('what the server says after the owner published', () => {
  test('signs emails, and has the address and the booking link in them', async () => {
    const team = 'team@example.net'
    const { publish, send, smtp } = await startSite({ LEADS_TO: team })
    expect((await send('/api/survey/submit', exitSurvey)).receipt.bookingUrl).toBeNull()
    expect(smtp.emailTo('Anna@example.com').text).toContain('The team at Modernize My Business')
    publish({
      'site/company': company({
        owner,
        links,
        legalName: 'Prairie Advice Ltd.',
        address: { ...originals.site.address, street: '1 Main Street' },
        email: 'ada@prairie.example',
      }),
    })
    const contactInfo = { ...exitSurvey.contactInfo, email: 'ben@example.com' }
    const { receipt } = await send('/api/survey/submit', { ...exitSurvey, contactInfo })
    expect(receipt.bookingUrl).toMatch(/^https:\/\/booking\.example\/ada\?name=Anna/)
    const { text = '', html = '' } = smtp.emailTo('ben@example.com')
    expect(text).toContain('Ada Owner\nModernize My Business')
    expect(text).toContain('Book your call: https://booking.example/ada?')
    const sender = 'Prairie Advice Ltd., doing business as Modernize My Business'
    expect(text).toContain(`--\n${sender}\n1 Main Street, Winnipeg, Manitoba R3B 3K6, Canada\nada@prairie.example`)
    expect(html).toContain('1 Main Street')
    expect(text + html).not.toContain('201 Portage')
    // Not to the published address: someone at an unlocked device could redirect all leads.
    const notices = () => smtp.received.filter(({ subject }) => subject?.includes('assessment'))
    await vi.waitFor(() => expect(notices().map(({ recipients }) => recipients)).toEqual([[team], [team]]))
    expect(smtp.received.flatMap(({ recipients }) => recipients)).not.toContain('ada@prairie.example')
    expect(new Set(smtp.received.map(({ from }) => from?.address))).toEqual(
      new Set(['hello@modernizemybusiness.example']),
    )
  })

  test('shows a lead with the new replies, labels, call sheet and plan', async () => {
    const { publish, send, get, lead } = await startSite()
    await send('/api/survey/submit', exitSurvey)
    const before = await lead()
    publish({
      'site/company': company({ owner, links }),
      'replies/survey': [{ label: 'Call me', subject: 'Hi', paragraphs: ['Book here: {booking}'] }],
      'surveys/exit': newSurvey,
      'plans/exit': {
        ...originals.planData.exit,
        areas: originals.planData.exit.areas.map((area, index) =>
          index === 0 ? { ...area, name: 'The calendar' } : area,
        ),
      } as unknown as Json,
    })
    const after = await lead()
    expect(after.replies).toEqual([
      {
        label: 'Call me',
        subject: 'Hi',
        message: expect.stringMatching(/^Hello Anna,\n\nBook here: https:\/\/booking\.example\/ada\?.*\n\nAda Owner\n/),
      },
    ])
    expect(formIn(after)).toMatchObject({
      title: 'Leaving Well',
      facts: expect.arrayContaining([{ id: 'exit-timeline', label: 'When do you want out?', value: '1-2 years' }]),
    })
    expect(JSON.stringify(after.callSheet)).toContain('7 of 10 (1: Not at all, 10: Terrified)')
    expect(after.plan?.areas[0]).toEqual({ ...before.plan?.areas[0], name: 'The calendar' })
    expect((await get('/api/admin/leads/export')).body).toContain('When do you want out?')
    const { surveys } = (await get('/api/admin/analytics?days=7')).json<AnalyticsReport>()
    expect(surveys[0]).toMatchObject({ title: 'Leaving Well' })
    expect(surveys[0]?.steps[1]?.question).toBe('When do you want out?')
    expect((await get(`/api/admin/leads/${after.id}/export`)).body).toContain('The calendar')
    const [row] = (await get('/api/admin/survey-responses')).json()
    expect(row.answers[0].question).toBe('When do you want out?')
  })

  test('names the questions in webhooks as they are called now', async () => {
    const receiver = await startWebhookReceiver()
    const { publish, send } = await startSite(receiver.env)
    publish({ 'surveys/exit': newSurvey })
    await send('/api/survey/submit', exitSurvey)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 30_000 })
    expect(receiver.received[0]?.data.form).toMatchObject({
      answers: expect.arrayContaining([expect.objectContaining({ question: 'When do you want out?' })]),
    })
  })

  test('explains the quiz in the new words, and links no article that is unpublished', async () => {
    const { publish, send, smtp } = await startSite()
    const missed = originals.quizQuestions.find(({ id }) => id === 5)
    const slug = missed?.readMore.replace('/articles/', '')
    await send('/api/quiz/submit', quiz)
    expect(smtp.emailTo('Anna@example.com').text).toContain(`${missed?.readMore}\n`)
    const questions = originals.quizQuestions.map(question =>
      question.id === 5 ? { ...question, explanation: 'Because Ada says so.' } : question,
    )
    const explanation = { 'quiz/questions': questions as unknown as Json }
    const article = originals.documents.articles.find(other => other.slug === slug)
    publish({ ...explanation, [`articles/${slug}`]: { ...article, title: 'Agents, Explained' } as unknown as Json })
    const textTo = async (email: string) => {
      await send('/api/quiz/submit', { ...quiz, contactInfo: { ...quiz.contactInfo, email } })
      return smtp.emailTo(email).text ?? ''
    }
    expect(await textTo('ben@example.com')).toMatch(/Because Ada says so\.\n\n- Read more: Agents, Explained: http/)
    publish({ ...explanation, [`articles/${slug}`]: hiddenArticle(slug ?? '') })
    expect(await textTo('cem@example.com')).toMatch(/Because Ada says so\.\n\n/)
  })

  test('counts visits of a new article, and keeps those of one that was unpublished', async () => {
    const { publish, send, get } = await startSite()
    const view = (page: string) => send('/api/visits', { page, visit: {} }, 204)
    const pages = async () => {
      const stats = (await get('/api/admin/analytics?days=7')).json<AnalyticsReport>()
      return Object.fromEntries(stats.pages.map(({ name, visits }) => [name, visits]))
    }
    const leftPage = `/articles/${slugs[0]}`
    await view('/articles/the-new-one')
    await view(leftPage)
    expect(await pages()).toEqual({ [leftPage]: 1 })
    publish({ 'articles/the-new-one': newArticle, [`articles/${slugs[0]}`]: hiddenArticle(slugs[0] ?? '') })
    await view('/articles/the-new-one')
    await view(leftPage)
    expect(await pages()).toEqual({ [leftPage]: 1, '/articles/the-new-one': 1 })
  })
})

const formIn = ({ timeline }: Lead) => timeline.find(entry => entry.kind === 'form')?.record

async function startSite(env: Record<string, string> = {}) {
  const smtp = await startEmailServer()
  const published = createPublishedWords()
  const { app } = await testApp({ env: { SMTP_URL: smtp.url, ...env }, published })
  const headers = await logIn(app)
  const get = (url: string) => app.inject({ url, headers })
  return {
    smtp,
    get,
    publish(values: Readonly<Record<string, Json>>) {
      published.words = changedWords(values)
    },
    async send(url: string, payload: object, status = 200) {
      const response = await app.inject({ method: 'POST', url, payload })
      expect(response.statusCode).toBe(status)
      return status === 200 ? response.json() : undefined
    },
    async lead(): Promise<Lead> {
      const [{ id }] = (await get('/api/admin/leads')).json()
      return (await get(`/api/admin/leads/${id}`)).json()
    },
  }
}
