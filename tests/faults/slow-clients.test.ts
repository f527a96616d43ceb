import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { mostConnections } from '#server/http-server.ts'
import { beginVisits } from '#tests/support/other-visitors.ts'
import { memoryOf } from '#tests/support/process-memory.ts'
import { type SlowEnd, type SlowHabit, slowClient, unreadAnswers } from '#tests/support/slow-clients.ts'
import { startSmallServer } from '#tests/support/small-server.ts'

const rounds = inject('faultCount')

/** How many there are of each kind, and what they are told between which seconds: the limits of server/http-server.ts. */
const crowd: Record<SlowHabit, { count: number; status: number; from: number; to: number }> = {
  'says nothing': { count: 64, status: 408, from: 10, to: 15 },
  'dribbles its headers': { count: 64, status: 408, from: 10, to: 15 },
  'dribbles its body': { count: 64, status: 408, from: 15, to: 20 },
  'dribbles chunks': { count: 64, status: 408, from: 15, to: 20 },
  'never finishes its body': { count: 64, status: 408, from: 15, to: 20 },
  'hangs up in its headers': { count: 64, status: 400, from: 0, to: 5 },
  'hangs up in its body': { count: 64, status: 400, from: 0, to: 5 },
  'never reads its answers': { count: 26, status: 200, from: 20, to: 26 },
  'never reads, and goes on asking': { count: 26, status: 0, from: 10, to: 26 },
}

const wholeCrowd = Object.entries(crowd).flatMap(([habit, { count }]) =>
  Array<SlowHabit>(count).fill(habit as SlowHabit),
)

function expectEnded({ habit, status, answers, afterMs }: SlowEnd) {
  const limits = crowd[habit]
  expect([habit, status]).toEqual([habit, limits.status])
  expect(afterMs / 1000, habit).toBeGreaterThan(limits.from)
  expect(afterMs / 1000, habit).toBeLessThan(limits.to)
  // What it left unread was not kept for it.
  expect(answers, habit).toBeLessThan(unreadAnswers)
}

test(`${wholeCrowd.length} slow clients are ended in time and harm nobody, ${rounds} times in a row`, async () => {
  const { child, origin, output } = await startSmallServer()
  const warmUp = beginVisits(origin)
  await Promise.all(Array.from({ length: 20 }, () => slowClient(Number(new URL(origin).port), 'hangs up in its body')))
  await warmUp.end()
  const before = memoryOf(child.pid)

  for (let round = 1; round <= rounds; round += 1) {
    let most = 0
    const watching = setInterval(() => {
      most = Math.max(most, memoryOf(child.pid))
    }, 250)
    const visits = beginVisits(origin)
    const ends = await Promise.all(wholeCrowd.map(habit => slowClient(Number(new URL(origin).port), habit)))
    const { count, p50Ms, p99Ms, longestMs, wrong } = await visits.end()
    clearInterval(watching)
    const after = memoryOf(child.pid)
    console.info(
      `Slow clients, round ${round}: ${ends.length} ended; ${count} other visits, p50 ${p50Ms} ms, p99 ${p99Ms} ms, longest ${longestMs} ms; memory ${before} MB before, ${most} MB at most, ${after} MB after`,
    )
    for (const end of ends) expectEnded(end)
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(500)
    expect(p99Ms).toBeLessThan(500)
    expect(most - before).toBeLessThan(100)
    expect(after - before).toBeLessThan(60)
  }
  expect(output()).not.toContain('"level":50')
})

test(`beyond ${mostConnections} connections those that wait for a next request make room`, async () => {
  const { child, origin } = await startSmallServer()
  const port = Number(new URL(origin).port)
  const before = memoryOf(child.pid)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  // Half of them have been served once and stay, the other half have yet to say anything.
  for (let opened = 0; opened < mostConnections; opened += 250) {
    const batch = Array.from({ length: 250 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    sockets.push(...batch)
    await Promise.all(batch.map(socket => once(socket, 'connect')))
    if (opened % 500 === 0) await Promise.all(batch.map(beServed))
  }
  const statuses: Array<number | undefined> = []
  while (!statuses.includes(200) && statuses.length < 10) statuses.push(await statusOf(origin))
  console.info(
    `${mostConnections} connections: ${memoryOf(child.pid) - before} MB; the next visitor was served at try ${statuses.length}`,
  )
  expect(statuses[0]).toBeUndefined()
  expect(statuses).toContain(200)
})

const beServed = (socket: Socket) => {
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return once(socket, 'data')
}

const statusOf = (origin: string) =>
  new Promise<number | undefined>(resolve => {
    get(origin, { agent: false }, response => response.resume().on('end', () => resolve(response.statusCode))).on(
      'error',
      () => resolve(undefined),
    )
  })
