import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { longestFile } from './site-pages.ts'

const post = 'POST /api/survey/submit HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
const halfBody = `${post}content-length: 5000\r\n\r\n{"surveyType":"exit"`
const longFile = `GET ${longestFile.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
/** Longer in all than the buffers of both systems may hold, so that the server has something left which nobody takes. */
const unreadAnswers = Math.ceil(40_000_000 / longestFile.bytes)
const dribbleMs = 250
const comesEveryMs = 4

type Habit = {
  count: number
  atOnce?: string
  /** One byte at a time, after what is sent at once. */
  byteByByte?: string
  /** Closes its own side and listens on. */
  hangsUp?: boolean
  /** Takes no byte of what it is answered before that. */
  readsAfterMs?: number
  /** What it is told last, and between which seconds it is ended: the limits of server/http-server.ts. */
  ends: { status: number; from: number; to: number }
}

const inHeaders = { status: 408, from: 10, to: 15 }
const inBody = { status: 408, from: 15, to: 20 }
const atOnce = { status: 400, from: 0, to: 5 }

const habits: Record<string, Habit> = {
  'says nothing': { count: 69, ends: inHeaders },
  'dribbles its headers': { count: 69, byteByByte: `${post}x-padding: ${'x'.repeat(1000)}`, ends: inHeaders },
  'dribbles its body': { count: 69, atOnce: halfBody, byteByByte: ',"answers":{}'.repeat(300), ends: inBody },
  'dribbles chunks': {
    count: 69,
    atOnce: `${post}transfer-encoding: chunked\r\n\r\n`,
    byteByByte: '1\r\n{\r\n'.repeat(1000),
    ends: inBody,
  },
  'never finishes its body': { count: 68, atOnce: halfBody, ends: inBody },
  'hangs up in its headers': { count: 68, atOnce: post, hangsUp: true, ends: atOnce },
  'hangs up in its body': { count: 68, atOnce: halfBody, hangsUp: true, ends: atOnce },
  'never reads its answers': {
    count: 10,
    atOnce: longFile.repeat(unreadAnswers),
    readsAfterMs: 22_000,
    ends: { status: 200, from: 20, to: 27 },
  },
  'never reads, and goes on asking': {
    count: 10,
    atOnce: longFile.repeat(unreadAnswers),
    byteByByte: longFile,
    readsAfterMs: 22_000,
    ends: { status: 0, from: 10, to: 27 },
  },
}

/** All kinds mixed, as evenly as their numbers allow. */
const crowd = Object.entries(habits)
  .flatMap(([name, habit]) =>
    Array.from({ length: habit.count }, (_, index) => ({ name, habit, place: (index + 0.5) / habit.count })),
  )
  .sort((one, other) => one.place - other.place)

export const slowClients = crowd.length

type End = { name: string; habit: Habit; status: number; answers: number; seconds: number }

/** They come one after the other, a few milliseconds apart, and keep to their habits until the server ends them. */
export function sendSlowClients(port: number): Promise<End[]> {
  return Promise.all(
    crowd.map(async ({ name, habit }, index) => {
      await sleep(index * comesEveryMs)
      return { name, habit, ...(await comeAndStay(port, habit)) }
    }),
  )
}

function comeAndStay(port: number, { atOnce, byteByByte, hangsUp, readsAfterMs = 0 }: Habit) {
  const startedAt = performance.now()
  return new Promise<Pick<End, 'status' | 'answers' | 'seconds'>>(resolve => {
    const statuses: number[] = []
    let sent = 0
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const dribble = setInterval(() => byteByByte && socket.write(byteByByte.charAt(sent++)), dribbleMs)
    const read = () =>
      socket.on('data', chunk => {
        for (const [, status] of String(chunk).matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.push(Number(status))
      })
    setTimeout(read, readsAfterMs)
    const end = () => {
      clearInterval(dribble)
      socket.destroy()
      const seconds = (performance.now() - startedAt) / 1000
      resolve({ status: statuses.at(-1) ?? 0, answers: statuses.length, seconds })
    }
    socket.on('error', end).on('close', end).on('end', end)
    if (atOnce) socket.write(atOnce)
    if (hangsUp) socket.end()
  })
}

export function expectEndedInTime(ends: readonly End[]) {
  for (const { name, habit, status, answers, seconds } of ends) {
    expect([name, status]).toEqual([name, habit.ends.status])
    expect(seconds, name).toBeGreaterThan(habit.ends.from)
    expect(seconds, name).toBeLessThan(habit.ends.to)
    // What it left unread was not kept for it.
    expect(answers, name).toBeLessThan(unreadAnswers)
  }
}
