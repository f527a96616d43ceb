import type { FastifyInstance } from 'fastify'
import { type Checkup, readCheckup } from '#contracts/checkup.ts'
import { addCall } from '#server/http/call-route.ts'
import { checks, findingOf } from './checks.ts'
import { contextOf } from './finding.ts'

export async function checkupRoute(app: FastifyInstance) {
  const running = new Map<boolean, Promise<Checkup>>()

  async function run(online: boolean) {
    const chosen = checks.filter(({ isOnline = false }) => isOnline === online)
    return Promise.all(
      chosen.map(async check => ({
        name: check.name,
        about: check.about,
        ...(await findingOf(check, contextOf(app), app.clock.now())),
      })),
    )
  }

  // Impatient clicks share one run: an email provider may lock out a server that logs in too often.
  addCall(app, readCheckup, async ({ query }) => {
    const online = query.online === 'true'
    const current = running.get(online) ?? run(online).finally(() => running.delete(online))
    running.set(online, current)
    return current
  })
}
