import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { describeOnEachDatabase, migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { checkPlaceholders, placeholdersIn } from './placeholders.ts'

describeOnEachDatabase('placeholders', kind => {
  test('lists those that the owner has not replaced yet', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const database = await openDatabase(settings)
    const original = JSON.stringify(site.email)
    await database.write(transaction =>
      transaction
        .insertInto('word_changes')
        .values({ path: 'site/email', original, value: '"hello@my-shop.ca"' })
        .execute(),
    )
    await database.close()
    const env = { DATA_DIR: settings.dataDir, ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }) }
    expect(await checkPlaceholders(doctorContext(env))).toEqual({
      status: 'wrong',
      text: 'Replace address, links.booking, links.playlist in the admin area, under Website.',
    })
  })
})

test('lists all of them before there is a database', async () => {
  const { status, text } = await checkPlaceholders(doctorContext({ DATA_DIR: await temporaryFolder() }))
  expect(status).toBe('wrong')
  expect(text).toContain('email, address, links.booking, links.playlist')
})

test('compares the values once no placeholder is listed', () => {
  expect(placeholdersIn({ ...site, standIns: [] })).toEqual({
    status: 'warning',
    text: 'This still has the value it came with: email, address, links.booking, links.playlist.',
  })
  const address = { ...site.address, street: '1 Main Street' }
  const links = { ...site.links, booking: 'https://x.example', playlist: { ...site.links.playlist, url: '' } }
  expect(placeholdersIn({ ...site, email: 'hello@my-shop.ca', address, links, standIns: [] }).status).toBe('ok')
})
