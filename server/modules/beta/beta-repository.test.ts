import { expect, test } from 'vitest'
import { betaRecord } from '#contracts/lead-records.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna, application } from '#tests/support/leads.ts'
import { betaRecordsOf, insertBetaApplication } from './beta-repository.ts'

describeOnEachDatabase('the beta applications of one person', kind => {
  test('come newest first, with everything that was sent', async () => {
    const database = await newDatabase(kind)
    const { fullName, businessName, email, phone, ...fields } = application
    await database.write(async transaction => {
      const facts = { id: 'older', submittedAt: '2026-01-01T00:00:00.000Z', suspicion: null }
      const { phone: _phone, businessWebsite: _website, additionalInfo: _info, ...least } = application
      await insertBetaApplication(transaction, facts, least)
      const later = { ...facts, id: 'newer', submittedAt: '2026-01-02T00:00:00.000Z' }
      await insertBetaApplication(transaction, later, { ...application, visit: { referrerHost: 'search.example' } })
      await insertBetaApplication(transaction, { ...later, id: 'of Ben' }, { ...application, email: 'ben@example.com' })
    })
    const records = await betaRecordsOf(database.read, 'anna@example.com', 10)
    expect(records).toEqual([
      {
        id: 'newer',
        completedAt: '2026-01-02T00:00:00.000Z',
        contactInfo: { name: fullName, businessName, email, phone },
        ...fields,
        source: { firstPage: null, referrerHost: 'search.example', campaign: {} },
        suspicion: null,
      },
      expect.objectContaining({
        id: 'older',
        contactInfo: { ...anna, phone: null },
        businessWebsite: null,
        additionalInfo: null,
      }),
    ])
    expect(records.map(record => betaRecord.parse(record))).toEqual(records)
  })
})
