import { listLeads } from '#contracts/leads.ts'
import { dayMs } from '#contracts/time.ts'
import type { DatabaseKind } from '#tests/support/databases.ts'
import { createFaults } from './faults.ts'
import { createInvariants, type Invariants } from './invariants.ts'
import { createOwner } from './owner.ts'
import { createPeople, type People } from './people.ts'
import { type Random, seededRandom } from './random.ts'
import { createSite, type SimulatedSite } from './site.ts'

export type Simulation = { kind: DatabaseKind; seed: number; start: string; days: number }

const minutes = 60_000

/** Runs the site for so many days, checks what must be true after each, and returns what happened. */
export async function simulate({ kind, seed, start, days }: Simulation) {
  const random = seededRandom(seed)
  const startMs = Date.parse(start)
  let people: People | undefined
  const broken: string[] = []
  const site = await createSite({
    kind,
    start: new Date(startMs - 37 * 31 * dayMs),
    random,
    onMessage(to, text) {
      const receiver = people?.all.find(({ address }) => address === to.toLowerCase())
      if (receiver?.isUnsubscribed && !text.startsWith('Did you ask for our toolkit?'))
        broken.push(`${to} unsubscribed, and got an email: ${text.slice(0, 60)}`)
      for (const { mark, erased } of people?.marked(text.toLowerCase()) ?? [])
        if (erased === 'yes') broken.push(`${mark} was erased, and is in a message: ${text.slice(0, 60)}`)
    },
  })
  people = createPeople(site, random)
  const owner = createOwner(site, random)
  const faults = createFaults(site, random)
  const invariants = await createInvariants(site, people, random)
  try {
    await liveThePast({ site, people, random, invariants }, startMs, days)
    await site.startMissing()
    for (let day = 0; day < days; day += 1) await liveOneDay(people)
    await faults.heal()
    for (let day = 0; day < 5; day += 1) await pass(site.time.now() + dayMs)
    await endOfDay()
    await invariants.checkErased()
  } catch (error) {
    const at = new Date(site.time.now()).toISOString()
    throw new Error(
      `${at}: ${error instanceof Error ? error.message : error}\nRepeat it: ${repeatLine({ kind, seed, start, days })}`,
      { cause: error },
    )
  } finally {
    await site.stopAll()
    await invariants.close()
  }
  return {
    seed,
    days,
    forms: people.all.flatMap(({ forms }) => forms).length,
    emails: site.receivers.emails.length,
    events: site.receivers.events.length,
    ...faults.counts,
  }

  async function pass(until: number) {
    while (site.time.now() < until) {
      if (random.chance(faults.isTricky() ? 0.3 : 0.05))
        await site.time.advanceTo(Math.min(until, site.time.now() + 20 * minutes))
      else await skipTo(Math.min(until, site.time.now() + random.between(30, 360) * minutes))
      await faults.pass()
      await invariants.observe()
      if (broken.length > 0) throw new Error(broken[0])
    }
  }

  /** Timers fire late, and then have a while for what they start, such as a purge with its pauses. */
  async function skipTo(ms: number) {
    await site.time.skipTo(ms - minutes)
    await site.time.advanceTo(ms)
  }

  async function liveOneDay(people: People) {
    const morning = site.time.now()
    await faults.happen()
    const actions = plan(people).map(work => ({ at: morning + random.between(0, 24 * 60) * minutes, work }))
    for (const { at, work } of actions.toSorted((a, b) => a.at - b.at)) {
      await pass(at)
      await work()
      if (broken.length > 0) throw new Error(broken[0])
    }
    await pass(morning + dayMs)
    await endOfDay()
  }

  async function endOfDay() {
    await invariants.checkDay(startMs)
  }

  /** Of one day. */
  function plan(people: People) {
    const { newPerson, sendForm, someone, unsubscribe, book, changeErasedCall } = people
    type Action = () => Promise<unknown>
    const now = (probability: number, action: Action): Action[] => (random.chance(probability) ? [action] : [])
    const forSomeone = (action: (person: NonNullable<ReturnType<typeof someone>>) => Promise<unknown>) => async () => {
      const person = someone()
      if (person) await action(person)
    }
    const busyHour = async () => {
      for (let left = random.between(5, 12); left > 0; left -= 1) {
        await sendForm(random.chance(0.8) ? newPerson() : (someone() ?? newPerson()))
        await site.time.advance(random.between(0, 10) * minutes)
      }
    }
    return [
      ...Array.from({ length: random.between(0, 2) }, () => () => sendForm(newPerson())),
      ...now(0.3, forSomeone(sendForm)),
      ...now(0.03, busyHour),
      ...now(0.1, forSomeone(unsubscribe)),
      ...now(0.2, forSomeone(book)),
      ...now(0.3, async () => {
        await changeErasedCall()
        await invariants.checkErased()
      }),
      ...now(0.8, owner.work),
      ...now(0.08, async () => {
        const person = someone()
        if (!person) return
        if (random.chance(0.5)) await book(person)
        await owner.erase(person)
        await invariants.observe()
        await invariants.checkErased()
      }),
    ]
  }
}

type Past = { site: SimulatedSite; people: People; random: Random; invariants: Invariants }

/** What becomes too old during the simulation: forms from two years before, and consents from three. */
async function liveThePast({ site, people, random, invariants }: Past, startMs: number, days: number) {
  await site.startQuietly()
  const years = [36 * 30.44, 24 * 30.44].map(before => startMs - before * dayMs)
  const forms = Math.ceil(Math.min(40, days / 5))
  const times = years.flatMap(year =>
    Array.from({ length: forms }, (_, index) => year + ((index + 0.5) / forms) * days * dayMs),
  )
  for (const at of [...times, startMs - 5 * dayMs]) {
    await site.time.skipTo(at)
    await people.sendForm(people.newPerson(), { isBot: random.chance(0.1) })
    // Recorded in the audit log.
    await site.admin({ url: listLeads.path })
  }
  await invariants.observe()
  await site.stopAll()
  await site.time.skipTo(startMs)
}

/** Runs exactly this one. */
const repeatLine = ({ kind, seed, start, days }: Simulation) =>
  `SIMULATION="${kind} ${seed} ${start} ${days}" npx vitest run --config tests/faults/vitest.config.ts simulated-year`

/** What such a line names. */
export function parseSimulation(text: string): Simulation {
  const [kind, seed, start = '', days] = text.split(' ')
  return { kind: kind === 'postgres' ? kind : 'sqlite', seed: Number(seed), start, days: Number(days) }
}
