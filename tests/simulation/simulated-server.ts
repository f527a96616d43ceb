import { copyFileSync, mkdirSync, utimesSync } from 'node:fs'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely'
import pino from 'pino'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { createNightlyBackups } from '#server/storage/backup/nightly-backups.ts'
import { serverLocation } from '#server/storage/backup/snapshot.ts'
import type { Database } from '#server/storage/database.ts'
import { databaseFile, openDatabase } from '#server/storage/open-database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { InFlight } from '#tests/support/in-flight.ts'
import { testPasswords } from '#tests/support/test-app.ts'
import type { VirtualClock } from '#tests/support/virtual-clock.ts'
import type { Receivers } from './receivers.ts'

type Parts = {
  config: Config
  time: VirtualClock
  inFlight: InFlight
  receivers: Receivers
  /** Errors in a log are worth a look. */
  onError: (line: string) => void
  pollMs: number
  runsJobs: boolean
}

export type SimulatedServer = Awaited<ReturnType<typeof startSimulatedServer>>

class Killed extends Error {}

/** A server that can be killed at any of its writes or messages, and whose clock can be wrong. */
export async function startSimulatedServer({ config, time, inFlight, receivers, onError, pollMs, runsJobs }: Parts) {
  const clock = time.forServer()
  const death = Promise.withResolvers<never>()
  death.promise.catch(() => undefined)
  let isAlive = true
  let effectsLeft = Number.POSITIVE_INFINITY
  const server = {}

  function kill() {
    if (!isAlive) return
    isAlive = false
    clock.stop()
    receivers.forget(server)
    death.reject(new Killed())
  }

  /** After the last effect, nobody hears from this server again. */
  async function effect<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!isAlive) return new Promise(() => undefined)
    effectsLeft -= 1
    if (effectsLeft < 0) kill()
    else
      try {
        return await inFlight.track(work)
      } finally {
        if (effectsLeft === 0) kill()
      }
    return new Promise(() => undefined)
  }

  const opened = await openDatabase(config)
  const database = watched(opened, inFlight, effect, () => isAlive)
  const log = pino({ level: 'error' }, { write: line => isAlive && onError(line) })
  mkdirSync(config.dataDir, { recursive: true })
  const backups =
    opened.kind === 'sqlite' && runsJobs
      ? createNightlyBackups({
          from: serverLocation(config),
          folder: config.backupDir,
          log,
          clock,
          // What's in a backup is tested elsewhere. This is about when they're made and deleted, so nobody verifies them.
          async backUp({ file, takenAt }) {
            copyFileSync(databaseFile(config.dataDir), file)
            utimesSync(file, takenAt, takenAt)
          },
        })
      : undefined
  const app: FastifyInstance = await buildApp({
    config,
    database,
    log,
    clock,
    passwords: testPasswords,
    outboxTiming: { pollMs },
    transports: receivers.transportsOf(server, () => isAlive),
    runsJobs,
  })
  await app.ready()
  backups?.start()

  return {
    clock,
    isAlive: () => isAlive,
    kill,
    killAfter(effects: number) {
      effectsLeft = effects
    },

    /** Undefined if the server was killed before it answered. */
    async request(options: InjectOptions): Promise<LightMyRequestResponse | undefined> {
      if (!isAlive) return undefined
      const answer = Promise.race([app.inject(options) as Promise<LightMyRequestResponse>, death.promise])
      return time.until(answer).catch(error => {
        if (error instanceof Killed) return undefined
        throw error
      })
    },

    async stop() {
      if (isAlive) await time.until(app.close())
      kill()
      await backups?.stop()
      await opened.close()
    },
  }
}

function watched(
  database: Database,
  inFlight: InFlight,
  effect: <Result>(work: () => Promise<Result>) => Promise<Result>,
  isAlive: () => boolean,
): Database {
  const counted = (handle: Kysely<Tables>) => countedHandle(handle, database.kind, inFlight)
  return {
    ...database,
    read: counted(database.read),
    write: work =>
      effect(() =>
        database.write(async transaction => {
          const result = await work(transaction)
          // Killed before the commit.
          if (!isAlive()) throw new Killed()
          return result
        }),
      ),
    clearLog: () => inFlight.track(database.clearLog),
    removeTraces: () => inFlight.track(database.removeTraces),
  }
}

/** Kysely doesn't say when a query starts or fails, so this is a driver that passes each query on. */
function countedHandle(handle: Kysely<Tables>, kind: Database['kind'], inFlight: InFlight) {
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) =>
      inFlight.track(() => handle.executeQuery<Row>(query as CompiledQuery<Row>)),
    streamQuery() {
      throw new Error('No query is streamed.')
    },
  }
  const nothing = async () => undefined
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => (kind === 'sqlite' ? new SqliteAdapter() : new PostgresAdapter()),
      createQueryCompiler: () => (kind === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
      createIntrospector: () => handle.introspection,
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        releaseConnection: nothing,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        destroy: nothing,
      }),
    },
  })
}
