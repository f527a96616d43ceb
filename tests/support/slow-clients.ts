import { connect } from 'node:net'
import { longestFile } from './site-pages.ts'

const post = 'POST /api/survey/submit HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
const halfBody = `${post}content-length: 5000\r\n\r\n{"surveyType":"exit"`
const longFile = `GET ${longestFile.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
const dribbleMs = 250

/** Longer in all than the buffers of both systems hold, so that the server has something left which nobody takes. */
export const unreadAnswers = Math.ceil(12_000_000 / longestFile.bytes)

type Habit = {
  atOnce?: string
  /** One byte at a time, after what is sent at once. */
  byteByByte?: string
  /** Closes its own side and listens on. */
  hangsUp?: boolean
  /** Takes no byte of what it is answered before that. */
  readsAfterMs?: number
}

export type SlowHabit = keyof typeof habits

const habits = {
  'says nothing': {},
  'dribbles its headers': { byteByByte: `${post}x-padding: ${'x'.repeat(1000)}` },
  'dribbles its body': { atOnce: halfBody, byteByByte: ',"answers":{}'.repeat(300) },
  'dribbles chunks': { atOnce: `${post}transfer-encoding: chunked\r\n\r\n`, byteByByte: '1\r\n{\r\n'.repeat(1000) },
  'never finishes its body': { atOnce: halfBody },
  'hangs up in its headers': { atOnce: post, hangsUp: true },
  'hangs up in its body': { atOnce: halfBody, hangsUp: true },
  'never reads its answers': { atOnce: longFile.repeat(unreadAnswers), readsAfterMs: 22_000 },
  'never reads, and goes on asking': {
    atOnce: longFile.repeat(unreadAnswers),
    byteByByte: longFile,
    readsAfterMs: 22_000,
  },
} as const satisfies Record<string, Habit>

/** What a client was told in the end (the last status), how many answers it got, and how long the server bore with it. */
export type SlowEnd = { habit: SlowHabit; status: number; answers: number; afterMs: number }

/** Opens a connection and keeps to its habit until the server ends it. */
export function slowClient(port: number, habit: SlowHabit): Promise<SlowEnd> {
  const { atOnce, byteByByte, hangsUp, readsAfterMs = 0 }: Habit = habits[habit]
  const startedAt = performance.now()
  return new Promise(resolve => {
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
      const afterMs = performance.now() - startedAt
      resolve({ habit, status: statuses.at(-1) ?? 0, answers: statuses.length, afterMs })
    }
    socket.on('error', end).on('close', end).on('end', end)
    if (atOnce) socket.write(atOnce)
    if (hangsUp) socket.end()
  })
}
