import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const origin = 'https://www.example.ca'

/** What a press on a notification opens. */
async function openedBy(data: string) {
  const opened: string[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    location: { origin },
    clients: { matchAll: async () => [], openWindow: async (url: string) => opened.push(url) },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
  }
  runInNewContext(readFileSync('public/admin-worker.js', 'utf8'), { self, URL })
  let work: Promise<unknown> | undefined
  const notification = { data, close: () => undefined }
  listeners.notificationclick?.({ notification, waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
  return opened
}

test.each(['https://evil.example/', '//evil.example/admin', 'javascript:alert(1)'])(
  "a notification doesn't open %s",
  async address => expect(await openedBy(address)).toEqual([]),
)

test('a notification opens a page of the admin area', async () => {
  expect(await openedBy('/admin/leads?lead=1')).toEqual(['/admin/leads?lead=1'])
})
