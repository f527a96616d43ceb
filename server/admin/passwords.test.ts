import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import type { Limits } from '#server/http/limits.ts'
import { temporaryFolder } from '#tests/support/databases.ts'
import { loadPasswords, passwordCheck } from './passwords.ts'

test('generates missing passwords once, readable only by the owner', async () => {
  const config = loadConfig({ DATA_DIR: await temporaryFolder() })
  const first = loadPasswords(config)
  expect(first.admin.value).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/)
  expect(first.toolkit.value).not.toBe(first.admin.value)
  expect(readFileSync(first.admin.file ?? '', 'utf8').trim()).toBe(first.admin.value)
  expect(statSync(first.admin.file ?? '').mode & 0o777).toBe(0o600)
  expect([first.admin.isNew, first.toolkit.isNew]).toEqual([true, true])
  const second = loadPasswords(config)
  expect([second.admin.isNew, second.toolkit.isNew]).toEqual([false, false])
  expect([second.admin.value, second.toolkit.value]).toEqual([first.admin.value, first.toolkit.value])
  expect(readdirSync(config.dataDir).sort()).toEqual(['admin-password.txt', 'toolkit-password.txt'])
})

test('uses configured passwords without writing them to disk', async () => {
  const env = { DATA_DIR: await temporaryFolder(), ADMIN_PASSWORD: 'a-long-password', TOOLKIT_PASSWORD: 'toolkit' }
  expect(loadPasswords(loadConfig(env))).toEqual({ admin: { value: 'a-long-password' }, toolkit: { value: 'toolkit' } })
})

test('rejects an empty password file', async () => {
  const dataDir = await temporaryFolder()
  writeFileSync(join(dataDir, 'admin-password.txt'), '')
  expect(() => loadPasswords(loadConfig({ DATA_DIR: dataDir }))).toThrow(/admin-password\.txt is empty/)
})

test('rejects equal passwords and a short password in the file', async () => {
  const dataDir = await temporaryFolder()
  const same = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'open sesame, open', TOOLKIT_PASSWORD: 'open sesame, open' }
  expect(() => loadPasswords(loadConfig(same))).toThrow('ADMIN_PASSWORD and TOOLKIT_PASSWORD must be different.')
  for (const toolkit of ['Open-Sesame-Again', 'open-ｓesame-again', 'open-se\u0301same-again'])
    expect(() =>
      loadPasswords(
        loadConfig({ ...same, ADMIN_PASSWORD: toolkit.normalize().toLowerCase(), TOOLKIT_PASSWORD: toolkit }),
      ),
    ).toThrow('must be different')
  writeFileSync(join(dataDir, 'admin-password.txt'), 'abc')
  expect(() => loadPasswords(loadConfig({ DATA_DIR: dataDir }))).toThrow(/admin-password\.txt must contain at least 15/)
})

const request = {} as FastifyRequest

test('counts only wrong passwords as failures and ignores Unicode normalization', async () => {
  let failures = 0
  const limits: Limits = {
    take() {
      failures += 1
    },
    release() {
      failures -= 1
    },
  }
  const isPassword = passwordCheck({ limits }, 'test', 'café')
  expect([await isPassword(request, 'cafe'), failures]).toEqual([false, 1])
  expect([await isPassword(request, ''), failures]).toEqual([false, 2])
  expect([await isPassword(request, 'cafe\u0301'), failures]).toEqual([true, 2])
})
