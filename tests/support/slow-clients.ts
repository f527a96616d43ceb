import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { longestFile } from './site-pages.ts'

const host = 'host: localhost\r\n'
const post = `POST /api/survey/submit HTTP/1.1\r\n${host}content-type: application/json\r\n`
const halfBody = `${post}content-length: 5000\r\n\r\n{"surveyType":"exit"`
const longFile = `GET ${longestFile.path} HTTP/1.1\r\n${host}\r\n`
/** Longer in all than the buffers of both systems may hold, so that the server has something left which nobody takes. */
const unreadAnswers = Math.ceil(40_000_000 / longestFile.bytes)
const dribbleMs = 250
const comesEveryMs = 4
/** Several times the server's longest timeout: a connection that's still open then was forgotten. */
const maxStayMs = 120_000

type Habit = {
  count: number
  atOnce?: string
  /** One byte at a time, after what is sent at once, or from a later moment on. */
  byteByByte?: string
  firstByteAfterMs?: number
  /** Closes its own side and listens on. */
  hangsUp?: boolean
  /** Takes no byte of what it is answered. Only by sending does it learn that the connection is gone. */
  neverReads?: boolean
  /** The last response it gets, and the timeout in server/http/http-server.ts that it must be granted. */
  ends: { status: number; afterSeconds: number }
}

const inHeaders = { status: 408, afterSeconds: 10 }
const inBody = { status: 408, afterSeconds: 15 }
const atOnce = { status: 400, afterSeconds: 0 }
/** More than a few pipelined requests close a connection; one that's never read from is closed later. */
const unread = { status: 0, afterSeconds: 0 }

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
    neverReads: true,
    byteByByte: longFile,
    firstByteAfterMs: 18_000,
    ends: unread,
  },
  'never reads, and goes on asking': {
    count: 10,
    atOnce: longFile.repeat(unreadAnswers),
    neverReads: true,
    byteByByte: longFile,
    ends: unread,
  },
}

/** All kinds mixed, as evenly as their numbers allow. */
const crowd = Object.entries(habits)
  .flatMap(([name, habit]) =>
    Array.from({ length: habit.count }, (_, index) => ({ name, habit, place: (index + 0.5) / habit.count })),
  )
  .sort((one, other) => one.place - other.place)

export const slowClients = crowd.length

type End = { name: string; habit: Habit; status: number | 'still open'; seconds: number }

/** They come one after the other, a few milliseconds apart, and keep to their habits until the server ends them. */
export function sendSlowClients(port: number): Promise<End[]> {
  return Promise.all(
    crowd.map(async ({ name, habit }, index) => {
      await sleep(index * comesEveryMs)
      return { name, habit, ...(await comeAndStay(port, from(`10.77.${index >> 8}.${index & 255}`, habit))) }
    }),
  )
}

/** Each from an address of its own, because of the limits. */
const from = (address: string, habit: Habit): Habit => ({
  ...habit,
  ...(habit.atOnce && { atOnce: habit.atOnce.replaceAll(host, `${host}x-forwarded-for: ${address}\r\n`) }),
})

function comeAndStay(port: number, { atOnce, byteByByte, firstByteAfterMs = 0, hangsUp, neverReads }: Habit) {
  const startedAt = performance.now()
  return new Promise<Pick<End, 'status' | 'seconds'>>(resolve => {
    let status: End['status'] = 0
    let sent = 0
    const secondsGone = () => (performance.now() - startedAt) / 1000
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const dribble = setInterval(() => {
      if (byteByByte && secondsGone() * 1000 >= firstByteAfterMs) socket.write(byteByByte.charAt(sent++))
    }, dribbleMs)
    const giveUp = setTimeout(() => {
      status = 'still open'
      end()
    }, maxStayMs)
    const end = () => {
      clearInterval(dribble)
      clearTimeout(giveUp)
      socket.destroy()
      resolve({ status, seconds: secondsGone() })
    }
    socket.on('error', end).on('close', end)
    if (!neverReads)
      socket.on('end', end).on('data', chunk => {
        status = Number(/HTTP\/1\.1 (\d{3}) /.exec(String(chunk))?.[1])
      })
    if (atOnce) socket.write(atOnce)
    if (hangsUp) socket.end()
  })
}

/** The server closed every connection, with the right response and not before its timeout. */
export function expectEnded(ends: readonly End[]) {
  for (const { name, habit, status, seconds } of ends) {
    expect([name, status]).toEqual([name, habit.ends.status])
    expect(seconds, name).toBeGreaterThanOrEqual(habit.ends.afterSeconds)
  }
}
