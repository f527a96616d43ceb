import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import { isLoopback } from '#server/config.ts'
import { describeSpace, isNearlyFull, type Space, spaceIn } from '#server/messages/troubles/disk-trouble.ts'
import { serverLocation, withSnapshot } from '#server/storage/backup/snapshot.ts'
import { pathState } from '#server/storage/files.ts'
import { withTimeout } from '#server/storage/with-timeout.ts'
import { type Context, type Finding, ok, warning, wrong } from './check.ts'
import { askTimeServer } from './time-server.ts'

const problems = {
  missing: "doesn't exist. Start the server, or use the same DATA_DIR as the server.",
  denied: "can't be read as this user. Run this as the server's user.",
  file: 'is a file, not a folder. Set DATA_DIR to a folder.',
}

/** Of the data and, if they're elsewhere, of the backups. */
export async function checkDisk({ config: { dataDir, backupDir, databaseUrl } }: Context): Promise<Finding> {
  const state = pathState(dataDir)
  if (state !== 'folder') return wrong(`${dataDir} ${problems[state]}`)
  const hasBackups = !databaseUrl && pathState(backupDir) === 'folder'
  const findings = [judgeSpace(await spaceIn(dataDir), dataDir)]
  if (hasBackups) findings.push(judgeSpace(await spaceIn(backupDir), backupDir))
  return (
    findings.find(({ status }) => status === 'wrong') ??
    findings.find(({ status }) => status === 'warning') ??
    ok(findings[0]?.text ?? '')
  )
}

const spaceAdvice = 'Delete old releases, backups and logs, or get a larger disk.'

export function judgeSpace(space: Space, folder: string): Finding {
  const text = describeSpace(space, folder)
  if (isNearlyFull(space)) return wrong(`Only ${text} ${spaceAdvice}`)
  return space.free < space.total * 0.2 ? warning(`${text} ${spaceAdvice}`) : ok(text)
}

const maxOffsetMs = 30_000
const defaultTimeServer = 'pool.ntp.org'

export async function checkClock({ config, options: { timeServer = defaultTimeServer }, timeoutMs }: Context) {
  // The site is asked only if the time server isn't there, so each has less than half of the time.
  const sourceMs = Math.floor(timeoutMs * 0.45)
  /** Undefined if the source can't be asked. */
  const offsetTo = (source: string, offset: Promise<number>) =>
    withTimeout(sourceMs, offset).then(
      ms => ({ source, ms }),
      () => undefined,
    )
  const [network = await offsetTo(new URL(config.siteUrl).hostname, siteOffset(config)), postgres] = await Promise.all([
    offsetTo(timeServer, askTimeServer(timeServer, sourceMs)),
    config.databaseUrl ? offsetTo('Postgres', postgresOffset(config)) : undefined,
  ])
  const offsets = [network, postgres].filter(offset => offset !== undefined)
  const off = offsets.find(({ ms }) => Math.abs(ms) > maxOffsetMs)
  if (off)
    return wrong(
      `It's ${Math.round(Math.abs(off.ms) / 1000)} s ${off.ms > 0 ? 'behind' : 'ahead of'} ${off.source}. Turn on time synchronization (timedatectl set-ntp true).`,
    )
  if (!network)
    return warning(`It couldn't be checked: ${timeServer} doesn't respond. Name another with --time-server.`)
  return ok(`Agrees with ${offsets.map(({ source }) => source).join(' and ')}.`)
}

async function postgresOffset(config: Config) {
  return withSnapshot(serverLocation(config), async ({ handle }) => {
    const askedAt = Date.now()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(handle)
    return Number(rows[0]?.now) - (askedAt + Date.now()) / 2
  })
}

/** In whole seconds. */
async function siteOffset({ siteUrl }: Config) {
  if (await isThisMachine(new URL(siteUrl).hostname)) throw new Error('This clock always agrees with itself.')
  const { headers } = await fetch(`${siteUrl}/healthz`)
  const ms = Date.parse(headers.get('date') ?? '') - Date.now()
  if (Number.isNaN(ms)) throw new Error('No Date header.')
  return ms
}

async function isThisMachine(hostname: string) {
  if (isLoopback(hostname)) return true
  const own = Object.values(networkInterfaces()).flatMap(addresses => addresses?.map(({ address }) => address) ?? [])
  const found = await lookup(hostname, { all: true })
  return found.some(({ address }) => own.includes(address))
}
