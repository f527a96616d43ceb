// The thread of other-visitors.ts. Visitors arrive at a fixed rate, whether or not earlier ones are still waiting:
// otherwise a server that hangs for a second would show only one slow response.
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { quiz } from './sample-forms.ts'

const { origin } = workerData as { origin: string }
const everyMs = 20
/** A visit that takes this long counts as failed. */
const maxVisitMs = 60_000

const pages = ['/', '/survey/exit', '/articles', '/quiz']
const times: number[] = []
const wrong: string[] = []
const underWay = new Set<Promise<void>>()
let count = 0

function visit(path: string, body?: string) {
  const startedAt = performance.now()
  const address = `10.200.${(count >> 8) & 255}.${count & 255}`
  const headers = { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) }
  return new Promise<void>(resolve => {
    const done = (status: number | string | undefined) => {
      times.push(performance.now() - startedAt)
      if (status !== 200) wrong.push(`${path} ${status}`)
      resolve()
    }
    const signal = AbortSignal.timeout(maxVisitMs)
    const options = { agent: false, method: body ? 'POST' : 'GET', headers, signal }
    const asked = request(`${origin}${path}`, options, response => {
      response.resume().on('end', () => done(response.statusCode))
      response.on('error', error => done(error.message))
    })
    asked.on('error', error => done(error.message)).end(body)
  })
}

/** Each from another person: one person with thousands of forms is another test. */
const formOf = (visitor: number) =>
  JSON.stringify({ ...quiz, contactInfo: { ...quiz.contactInfo, email: `visitor-${visitor}@example.com` } })

const coming = setInterval(() => {
  count += 1
  const visiting =
    count % 10 === 0 ? visit('/api/quiz/submit', formOf(count)) : visit(pages[count % pages.length] ?? '/')
  underWay.add(visiting)
  void visiting.then(() => underWay.delete(visiting))
  if (count === 1) parentPort?.postMessage('visiting')
}, everyMs)

parentPort?.once('message', async () => {
  clearInterval(coming)
  await Promise.all(underWay)
  parentPort?.postMessage({ times, wrong })
})
