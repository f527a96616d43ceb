import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { CancelTimer } from './clock.ts'
import { describeError } from './storage/database-errors.ts'

type Interval = { firstMs: number; everyMs: number }

declare module 'fastify' {
  interface FastifyInstance {
    /** Work on a timer, from when the server is ready until it stops. The pause starts when the work is done. */
    job(name: string, interval: Interval, work: (now: Date) => Promise<unknown>): void
  }
}

export const jobsPlugin = fastifyPlugin(async (app: FastifyInstance, { runsJobs }: { runsJobs: boolean }) => {
  app.decorate('job', (name: string, { firstMs, everyMs }: Interval, work: (now: Date) => Promise<unknown>) => {
    if (!runsJobs) return
    let cancelTimer: CancelTimer | undefined
    let isStopped = false
    const schedule = (ms: number) => {
      if (!isStopped) cancelTimer = app.clock.after(ms, run)
    }
    async function run() {
      try {
        await work(app.clock.now())
      } catch (error) {
        app.log.error({ job: name, ...describeError(error) }, `${name} failed`)
      }
      schedule(everyMs)
    }
    app.addHook('onReady', async () => schedule(firstMs))
    app.addHook('preClose', async () => {
      isStopped = true
      cancelTimer?.()
    })
  })
})
