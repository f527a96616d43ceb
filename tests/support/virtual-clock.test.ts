import { setTimeout as realSleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { timeoutSignal } from '#server/clock.ts'
import { createInFlight } from './in-flight.ts'
import { createVirtualClock } from './virtual-clock.ts'

const start = new Date('2025-03-01T12:00:00.000Z')
const minutes = 60_000

function newClock() {
  const inFlight = createInFlight()
  const time = createVirtualClock(start, inFlight.settled)
  const log: string[] = []
  const note = (text: string) => () => void log.push(`${text} ${(time.now() - start.getTime()) / minutes}`)
  return { inFlight, time, log, note, server: time.forServer() }
}

test('timers fire in order, at their time, and not before', async () => {
  const { time, log, note, server } = newClock()
  server.after(3 * minutes, note('third'))
  server.every(2 * minutes, note('every second'))
  server.after(minutes, note('first'))
  await time.advance(4 * minutes)
  expect(log).toEqual(['first 1', 'every second 2', 'third 3', 'every second 4'])
  expect(server.now()).toEqual(new Date('2025-03-01T12:04:00.000Z'))
})

test('a timer that was canceled does not fire, even one that repeats', async () => {
  const { time, log, note, server } = newClock()
  server.after(minutes, note('never'))()
  const cancel = server.every(minutes, note('once'))
  await time.advance(minutes)
  cancel()
  await time.advance(minutes)
  expect(log).toEqual(['once 1'])
})

test('waits for what a timer started before it fires the next one', async () => {
  const { inFlight, time, log, note, server } = newClock()
  server.after(minutes, () =>
    inFlight.track(async () => {
      await realSleep(20)
      note('done')()
    }),
  )
  server.after(2 * minutes, note('next'))
  await time.advance(5 * minutes)
  expect(log).toEqual(['done 1', 'next 2'])
})

test('after a sleep of the machine, each timer that came due fires once', async () => {
  const { time, log, note, server } = newClock()
  server.every(minutes, note('every'))
  server.after(5 * minutes, note('after'))
  await time.skipTo(time.now() + 60 * minutes)
  await time.advance(minutes)
  expect(log).toEqual(['every 60', 'after 60', 'every 61'])
})

test('a wrong clock shows another time, but its timers measure the same minutes', async () => {
  const { time, log, note, server } = newClock()
  const other = time.forServer()
  server.jump(-90 * minutes)
  server.after(minutes, note('after'))
  await time.advance(minutes)
  expect(log).toEqual(['after 1'])
  expect([server.now(), other.now()]).toEqual([
    new Date('2025-03-01T10:31:00.000Z'),
    new Date('2025-03-01T12:01:00.000Z'),
  ])
  server.correct()
  expect(server.now()).toEqual(other.now())
})

test('a server that was killed does nothing more', async () => {
  const { time, log, note, server } = newClock()
  const other = time.forServer()
  server.every(minutes, note('killed'))
  other.after(2 * minutes, note('other'))
  server.stop()
  // What was in the middle of something at the kill.
  server.after(minutes, note('killed'))
  await time.advance(5 * minutes)
  expect(log).toEqual(['other 2'])
})

test('passes as much time as a promise needs', async () => {
  const { time, server } = newClock()
  await time.until(server.sleep(7 * minutes))
  expect(time.now() - start.getTime()).toBe(7 * minutes)
  await expect(time.until(server.sleep(minutes, timeoutSignal(server, 1000)))).rejects.toThrow('Timed out')
  expect(time.now() - start.getTime()).toBe(7 * minutes + 1000)
})
