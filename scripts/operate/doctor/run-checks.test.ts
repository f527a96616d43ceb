import { expect, test } from 'vitest'
import { settingNames } from '#server/config.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type Check, ok } from './check.ts'
import { checks } from './checks.ts'
import { runChecks } from './run-checks.ts'

const run = (list: Check[], env: Record<string, string> = {}, timeoutMs = 60_000) =>
  Promise.all(runChecks(list, { ...doctorContext(env), timeoutMs }))

test('reports a hanging or throwing check without losing the others', async () => {
  const list: Check[] = [
    { name: 'hangs', run: () => new Promise(() => undefined) },
    {
      name: 'throws',
      run: () => {
        throw new Error('Something odd.\n    at secret/place.ts')
      },
    },
    { name: 'works', run: () => ok('Fine.') },
  ]
  expect(await run(list, {}, 10)).toEqual([
    { status: 'wrong', text: "This couldn't be checked: it takes too long to respond." },
    { status: 'wrong', text: "This couldn't be checked: Something odd." },
    { status: 'ok', text: 'Fine.' },
  ])
})

test('reports why a connection failed', async () => {
  const unused = `http://127.0.0.1:${await freePort()}`
  expect(await run([{ name: 'rejects', run: async () => ok(await (await fetch(unused)).text()) }])).toEqual([
    { status: 'wrong', text: "This couldn't be checked: the connection was refused." },
  ])
})

test('skips only the checks whose settings are invalid', async () => {
  const list: Check[] = [
    { name: 'email', needs: ['SMTP_URL', 'MAIL_FROM'], run: () => ok('Ran.') },
    { name: 'site', needs: ['SITE_URL'], run: () => ok('Ran.') },
  ]
  expect(await run(list, { SMTP_URL: 'nonsense', MAIL_FROM: 'nobody', PORT: 'eighty' })).toEqual([
    { status: 'skipped', text: 'Fix SMTP_URL and MAIL_FROM first.' },
    { status: 'ok', text: 'Ran.' },
  ])
})

test('runs blocking checks after the others, one at a time', async () => {
  const order: string[] = []
  const check = (name: string, blocks?: true): Check => ({
    name,
    ...(blocks && { blocks }),
    async run() {
      order.push(`${name} starts`)
      await new Promise(resolve => setImmediate(resolve))
      order.push(`${name} ends`)
      return ok(name)
    },
  })
  const findings = await run([check('database', true), check('site'), check('backup', true), check('email')])
  expect(findings.map(({ text }) => text)).toEqual(['database', 'site', 'backup', 'email'])
  expect(order.slice(0, 2)).toEqual(['site starts', 'email starts'])
  expect(order.slice(4)).toEqual(['database starts', 'database ends', 'backup starts', 'backup ends'])
})

test('every check depends on settings that exist', () => {
  const needed = checks.flatMap(({ needs = [] }) => needs)
  expect(needed.filter(name => !settingNames.includes(name))).toEqual([])
})
