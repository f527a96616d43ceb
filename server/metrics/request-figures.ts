import { Counter, Histogram, type Registry } from 'prom-client'

/** Pages answered from memory. Plain numbers: to count each under its labels would cost a good part of the answer. */
export type PageCounts = Record<'GET' | 'HEAD', { sent: number; unchanged: number }>

type Answered = { method: string; route: string; status: number; seconds: number }

/** From a look-up to a form whose visitor waits for the mails. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function requestFigures(registry: Registry) {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route; "page" are the pages answered from memory.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered; pages from memory are not measured.',
    labelNames: ['method', 'route'],
    buckets: durationBuckets,
    registers: [registry],
  })
  const pages: PageCounts = { GET: { sent: 0, unchanged: 0 }, HEAD: { sent: 0, unchanged: 0 } }

  return {
    pages,
    /** A request that went through the router: `route` is its pattern, never the address as sent. */
    answered({ method, route, status, seconds }: Answered) {
      requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` })
      durations.observe({ method, route }, seconds)
    },
    /** Adds the pages of the time since the last call. */
    takeUpPages() {
      for (const method of ['GET', 'HEAD'] as const) {
        const counts = pages[method]
        requests.inc({ method, route: 'page', status: '2xx' }, counts.sent)
        requests.inc({ method, route: 'page', status: '3xx' }, counts.unchanged)
        counts.sent = 0
        counts.unchanged = 0
      }
    },
  }
}
