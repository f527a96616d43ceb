import type { LightMyRequestResponse } from 'fastify'
import { vi } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { logIn } from '#tests/support/admin.ts'
import { type DatabaseKind, migratedDatabaseSettings } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'

type Request = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  payload?: object | undefined
  headers?: Record<string, string>
  visitor?: string
}

export type RealSite = Awaited<ReturnType<typeof openSite>>

/** The whole server on a new database, at a time that only moves when it's told to. */
export async function openSite(kind: DatabaseKind, nowMs: number) {
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] })
  const database = await openDatabase(await migratedDatabaseSettings(kind))
  const { app } = await testApp({ database, env: { LOG_LEVEL: 'silent' } })
  let admin = await logIn(app)
  const send = ({ method = 'GET', url, payload, headers, visitor = '192.0.2.9' }: Request) =>
    app.inject({ method, url, ...(payload && { payload }), headers: headers ?? admin, remoteAddress: visitor })
  return {
    kind,
    database,
    send,
    get: async <Body>(url: string) => bodyOf<Body>(await send({ url })),
    /** Admin sessions expire. */
    async moveClock(toMs: number) {
      vi.setSystemTime(toMs)
      admin = await logIn(app)
    },
    async close() {
      await app.close()
      await database.close()
      vi.useRealTimers()
    },
  }
}

export function bodyOf<Body>(response: LightMyRequestResponse): Body {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json<Body>()
}
