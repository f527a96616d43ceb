import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { application } from '#tests/support/leads.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { testApp } from '#tests/support/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']
const apply = (app: App, payload: object) => app.inject({ method: 'POST', url: '/api/beta/apply', payload })

describeOnEachDatabase('beta application', kind => {
  test('is stored whole, and the team and the applicant are told', async () => {
    const mail = await startMailServer()
    const { app, database } = await testApp({ kind, env: { SMTP_URL: mail.url, LEADS_TO: 'team@example.net' } })
    const answer = await apply(app, application)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true })
    expect(await database.read.selectFrom('beta_applications').selectAll().execute()).toMatchObject([
      {
        name: application.fullName,
        email_key: 'anna@example.com',
        phone: application.phone,
        business_website: application.businessWebsite,
        industry: application.industry,
        revenue_bracket: application.revenueBracket,
        goals: application.goals,
        challenges: application.challenges,
        automation_experience: application.automationExperience,
        magic_wand_fix: application.magicWandFix,
        why_good_fit: application.whyGoodFit,
        willing_to_testify: 'Yes',
        additional_info: application.additionalInfo,
      },
    ])
    const notice = mail.mailTo('team@example.net')
    expect(notice.subject).toBe('Beta application from Anna Example, Prairie Cabinets')
    for (const words of ['$1M–$5M', application.goals, application.additionalInfo]) expect(notice.text).toContain(words)
    const confirmation = mail.mailTo('Anna@example.com')
    expect(confirmation.text).toContain('within 48 hours')
    expect(confirmation.text).toContain('order received')
  })

  test('needs no website, no phone and no additional information', async () => {
    const { app, database } = await testApp({ kind })
    const { businessWebsite, phone, additionalInfo, ...needed } = application
    expect((await apply(app, { ...needed, phone: '' })).statusCode).toBe(200)
    expect(
      await database.read
        .selectFrom('beta_applications')
        .select(['phone', 'business_website', 'additional_info'])
        .execute(),
    ).toEqual([{ phone: null, business_website: null, additional_info: null }])
  })
})

test('the server refuses what the form refuses, in the same words', async () => {
  const { app, database } = await testApp()
  const answer = await apply(app, { ...application, goals: 'too short' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: 'Please provide at least 10 characters for your goals' })
  expect(await database.read.selectFrom('beta_applications').select('id').execute()).toEqual([])
})
