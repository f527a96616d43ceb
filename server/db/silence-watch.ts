import { connect } from 'node:net'

/**
 * Counted in ticks and not by the clock: while this process itself stands still (a long computation, a suspended
 * machine), no tick passes in which an answer could not have been heard.
 */
const tickMs = 100
/** What takes longer than that may still be at work: time to ask whether anyone is there. */
const patienceTicks = 5
/** Who has not said a single byte by then will not answer a query either. Together well below 2 s. */
const silenceTicks = 8

type Work = { ticks: number; giveUp: (reason: Error) => void }

export type SilenceWatch = {
  /** The same as the work's own promise; rejected early should the server have fallen silent. */
  watched<T>(work: Promise<T>): Promise<T>
  stop(): void
}

/**
 * Tells a server that is busy from one that is gone without closing its connections (it hangs, its machine has lost its
 * power, the network is cut). The first may take as long as its limits allow: exports and purges do. Waiting so long for
 * the second would keep every visitor waiting: all that waits for it fails as soon as it is known.
 */
export function watchForSilence(isAnswering: () => Promise<boolean>): SilenceWatch {
  // In the order in which they began: the first has waited longest.
  const underWay = new Set<Work>()
  let asking = false

  async function ask() {
    asking = true
    const answers = await isAnswering()
    asking = false
    for (const work of underWay) {
      work.ticks = 0
      if (answers) continue
      underWay.delete(work)
      work.giveUp(new DatabaseSilent('The database does not answer.'))
    }
  }

  const ticking = setInterval(() => {
    for (const work of underWay) work.ticks += 1
    const [longest] = underWay
    if (longest && longest.ticks >= patienceTicks && !asking) void ask()
  }, tickMs).unref()

  return {
    watched: work =>
      new Promise((resolve, reject) => {
        const entry = { ticks: 0, giveUp: reject }
        underWay.add(entry)
        work.then(resolve, reject).finally(() => underWay.delete(entry))
      }),
    stop: () => clearInterval(ticking),
  }
}

export class DatabaseSilent extends Error {}

type Place = { host: string; port: number }

/** How every client begins that would like encryption (SSLRequest). The answer is one byte, before any login. */
const greeting = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/**
 * Whether anyone speaks PostgreSQL there. It asks for less than a login does, so that a server without a free
 * connection, or far away behind encryption, counts as one that answers.
 */
export async function isPostgresAnswering(place: Place): Promise<boolean> {
  // Two, because a packet that was lost is sent again only after a second.
  const answers = await Promise.all([isGreeted(place), isGreeted(place)])
  return answers.includes(true)
}

function isGreeted({ host, port }: Place): Promise<boolean> {
  return new Promise(resolve => {
    const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect({ host, port })
    const end = (answer: boolean) => {
      clearInterval(ticking)
      socket.destroy()
      resolve(answer)
    }
    let ticks = 0
    const ticking = setInterval(() => {
      ticks += 1
      if (ticks >= silenceTicks) end(false)
    }, tickMs)
    socket.on('data', () => end(true))
    socket.on('error', () => end(false))
    socket.on('close', () => end(false))
    socket.write(greeting)
  })
}
