import type { InjectOptions } from 'fastify'
import { loadConfig } from '#server/config.ts'
import { bookingSecret } from '#tests/support/booking-events.ts'
import { type DatabaseKind, migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { createInFlight } from '#tests/support/in-flight.ts'
import { testPasswords } from '#tests/support/test-app.ts'
import { createVirtualClock } from '#tests/support/virtual-clock.ts'
import { webhookSecret } from '#tests/support/webhook-receiver.ts'
import type { Random } from './random.ts'
import { createReceivers } from './receivers.ts'
import { type SimulatedServer, startSimulatedServer } from './simulated-server.ts'

const minutes = 60_000
const days = 24 * 60 * minutes

export type SimulatedSite = Awaited<ReturnType<typeof createSite>>

type Parts = { kind: DatabaseKind; start: Date; random: Random; onMessage: (to: string, text: string) => void }

/** One database, two servers on Postgres or one on SQLite, and what they talk to. */
export async function createSite({ kind, start, random, onMessage }: Parts) {
  const { dataDir, databaseUrl = '' } = await migratedDatabaseSettings(kind)
  const config = loadConfig({
    DATA_DIR: dataDir,
    BACKUP_DIR: await temporaryFolder(),
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEADS_TO: 'team@example.net',
    WEBHOOK_URL: 'http://127.0.0.1:1/hook',
    WEBHOOK_SECRET: webhookSecret,
    BOOKING_WEBHOOK_SECRET: bookingSecret,
    NOTICES_PER_HOUR: '4',
    CONFIRMATIONS_PER_HOUR: '8',
    TRUST_PROXY: '1',
  })
  const inFlight = createInFlight()
  const time = createVirtualClock(start, inFlight.settled)
  const receivers = createReceivers(time, random, onMessage)
  const errors: string[] = []
  const servers: SimulatedServer[] = []
  const size = kind === 'postgres' ? 2 : 1
  let token = ''

  const startServer = async ({ pollMs = 5 * minutes, runsJobs = true } = {}) => {
    const onError = (line: string) => void errors.push(line.trim())
    servers.push(await startSimulatedServer({ config, time, inFlight, receivers, onError, pollMs, runsJobs }))
    await inFlight.settled()
  }
  const alive = () => servers.filter(server => server.isAlive())

  /** Undefined if nobody answered. Ends with a full minute: how long a server took depends on the machine. */
  async function request(options: InjectOptions) {
    const response = await random.pick(alive())?.request(options)
    await time.advanceTo(Math.floor(time.now() / minutes + 1) * minutes)
    return response
  }

  async function logIn() {
    const payload = { password: testPasswords.admin.value, remember: true }
    const response = await request({ method: 'POST', url: '/api/admin/login', payload })
    token = response?.statusCode === 200 ? response.json().token : ''
  }

  return {
    kind,
    config,
    time,
    inFlight,
    receivers,
    errors,
    alive,
    /** Each server runs, and its clock is right. */
    isHealthy: () => alive().length === size && alive().every(({ clock }) => clock.isRight()),
    request,

    /** As the owner. */
    async admin(options: InjectOptions) {
      const asOwner = () => request({ ...options, headers: { authorization: `Bearer ${token}` } })
      const response = await asOwner()
      if (response?.statusCode !== 401) return response
      await logIn()
      return token === '' ? undefined : asOwner()
    },

    /** A server that's always there but does nothing by itself, for a past with few events. */
    startQuietly: () => startServer({ pollMs: 30 * days, runsJobs: false }),

    async startMissing() {
      while (alive().length < size) await startServer()
    },

    async stopAll() {
      for (const server of servers) await server.stop()
      servers.length = 0
    },

    /** Returns how many there were. */
    async removeKilled() {
      const killed = servers.filter(({ isAlive }) => !isAlive())
      for (const server of killed) {
        servers.splice(servers.indexOf(server), 1)
        await server.stop()
      }
      return killed.length
    },
  }
}
