import type { FastifyInstance } from 'fastify'
import { readCheckup } from '#contracts/checkup.ts'
import { addCall } from '#server/http/call-route.ts'
import { checks, findingOf } from './checks.ts'
import { contextOf } from './finding.ts'

export async function checkupRoute(app: FastifyInstance) {
  addCall(app, readCheckup, ({ query }) => {
    const chosen = checks.filter(({ isOnline = false }) => isOnline === (query.online === 'true'))
    return Promise.all(
      chosen.map(async check => ({
        name: check.name,
        about: check.about,
        ...(await findingOf(check, contextOf(app), app.clock.now())),
      })),
    )
  })
}
