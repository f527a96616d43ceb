// Worker thread of background-visits.ts. Visits start at a fixed rate, even while earlier ones are waiting: otherwise a
// server that hangs for a second would show only one slow response.
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { quiz } from './sample-forms.ts'

const { origin } = workerData as { origin: string }
const intervalMs = 20
const timeoutMs = 60_000

const pages = ['/', '/survey/exit', '/articles', '/quiz']
const times: number[] = []
const failures: string[] = []
const pending = new Set<Promise<void>>()
let count = 0

function visit(path: string, body?: string) {
  const startedAt = performance.now()
  const address = `10.200.${(count >> 8) & 255}.${count & 255}`
  const headers = { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) }
  return new Promise<void>(resolve => {
    const done = (status: number | string | undefined) => {
      times.push(performance.now() - startedAt)
      if (status !== 200) failures.push(`${path} ${status}`)
      resolve()
    }
    const signal = AbortSignal.timeout(timeoutMs)
    const options = { agent: false, method: body ? 'POST' : 'GET', headers, signal }
    const outgoing = request(`${origin}${path}`, options, response => {
      response.resume().on('end', () => done(response.statusCode))
      response.on('error', error => done(error.message))
    })
    outgoing.on('error', error => done(error.message)).end(body)
  })
}

const formFrom = (visitor: number) =>
  JSON.stringify({ ...quiz, contactInfo: { ...quiz.contactInfo, email: `visitor-${visitor}@example.com` } })

const timer = setInterval(() => {
  count += 1
  const visiting =
    count % 10 === 0 ? visit('/api/quiz/submit', formFrom(count)) : visit(pages[count % pages.length] ?? '/')
  pending.add(visiting)
  void visiting.then(() => pending.delete(visiting))
  if (count === 1) parentPort?.postMessage('started')
}, intervalMs)

parentPort?.once('message', async () => {
  clearInterval(timer)
  await Promise.all(pending)
  parentPort?.postMessage({ times, failures })
})
