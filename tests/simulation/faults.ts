import type { Random } from './random.ts'
import type { SimulatedServer } from './simulated-server.ts'
import type { SimulatedSite } from './site.ts'

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours

/** What goes wrong, and when it's over. */
export function createFaults(site: SimulatedSite, random: Random) {
  const counts = { kills: 0, outages: 0, jumps: 0 }
  const { time, receivers } = site
  let startAt = 0
  let wrongClocks: Array<{ server: SimulatedServer; until: number }> = []

  function startOutage(channel: 'email' | 'webhook') {
    counts.outages += 1
    // The outbox gives up after less than four days. Then the owner sends it again.
    const hoursDown = random.chance(0.1) ? random.between(96, 130) : random.between(1, 70)
    receivers.state[channel].downUntil = time.now() + hoursDown * hours
  }

  function jump(server: SimulatedServer) {
    counts.jumps += 1
    const ms = random.between(1, 12 * 60) * minutes
    server.clock.jump(random.chance(0.5) ? ms : -ms)
    wrongClocks.push({ server, until: time.now() + random.between(1, 20) * hours })
    receivers.state.clocksAgree = site.kind === 'sqlite'
  }

  return {
    counts,
    /** When each minute matters. */
    isTricky: () => wrongClocks.length > 0 || receivers.state.email.isSlow,

    async happen() {
      const server = random.pick(site.alive())
      if (random.chance(0.04)) startOutage('email')
      if (random.chance(0.04)) startOutage('webhook')
      receivers.state.email.isSlow = random.chance(0.1)
      receivers.state.webhook.isSlow = random.chance(0.1)
      if (server && random.chance(0.06)) jump(server)
      // In the middle of whatever it does next.
      else if (server && random.chance(0.15)) server.killAfter(random.between(0, 25))
      // All at once, such as for an update.
      if (random.chance(0.02)) for (const running of site.alive()) running.kill()
    },

    /** Servers start again after a while, and clocks are corrected. */
    async pass() {
      for (const { server, until } of wrongClocks) if (until <= time.now()) server.clock.correct()
      wrongClocks = wrongClocks.filter(({ until }) => until > time.now())
      if (wrongClocks.length === 0) receivers.state.clocksAgree = true
      const killed = await site.removeKilled()
      counts.kills += killed
      if (killed > 0) startAt = Math.max(startAt, time.now() + random.between(1, 6 * 60) * minutes)
      if (time.now() >= startAt) await site.startMissing()
    },

    /** Everything works again, for the last checks. */
    async heal() {
      for (const { server } of wrongClocks) server.clock.correct()
      for (const channel of ['email', 'webhook'] as const) {
        receivers.state[channel].isSlow = false
        receivers.state[channel].downUntil = 0
      }
      for (const server of site.alive()) server.killAfter(Number.POSITIVE_INFINITY)
      counts.kills += await site.removeKilled()
      await site.startMissing()
      await time.skipTo(time.now() + days)
    },
  }
}
