import type { LightMyRequestResponse } from 'fastify'
import { openDatabase } from '#server/storage/open-database.ts'
import { logIn } from '#tests/support/admin.ts'
import { clockAt } from '#tests/support/clock-at.ts'
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

/** The whole server on a new database, at the model's time. */
export async function openSite(kind: DatabaseKind, model: { nowMs: number }) {
  const database = await openDatabase(await migratedDatabaseSettings(kind))
  const { app } = await testApp({ database, clock: clockAt(() => model.nowMs), env: { LOG_LEVEL: 'silent' } })
  let admin = await logIn(app)
  async function send({ method = 'GET', url, payload, headers, visitor = '192.0.2.9' }: Request) {
    const request = { method, url, remoteAddress: visitor, ...(payload && { payload }) }
    const response = await app.inject({ ...request, headers: headers ?? admin })
    if (response.statusCode !== 401) return response
    // Admin sessions expire.
    admin = await logIn(app)
    return app.inject({ ...request, headers: admin })
  }
  return {
    kind,
    database,
    send,
    get: async <Body>(url: string) => bodyOf<Body>(await send({ url })),
    async close() {
      await app.close()
      await database.close()
    },
  }
}

export function bodyOf<Body>(response: LightMyRequestResponse): Body {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json<Body>()
}
