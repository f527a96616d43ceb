import fc from 'fast-check'
import type { DatabaseKind } from '#tests/support/databases.ts'
import { countCommands } from './count-commands.ts'
import { deskCommands } from './desk-commands.ts'
import { formCommands } from './form-commands.ts'
import { listCommands } from './list-commands.ts'
import { openSite } from './real-site.ts'
import { sessionCommands } from './session-commands.ts'
import { SiteModel } from './site-model.ts'

const kinds: readonly DatabaseKind[] = ['sqlite', 'postgres']

const anyCommand = fc.oneof(...formCommands, ...listCommands, ...deskCommands, ...sessionCommands, ...countCommands)

type Options = { seed: number; runs: number; maxCommands: number }

/**
 * The same random commands on both databases and on the model. Throws the shortest that don't give the same answers, and
 * otherwise returns how many there were.
 */
export async function compareSites({ seed, runs, maxCommands }: Options) {
  let commandCount = 0
  await fc.assert(
    fc.asyncProperty(fc.commands([anyCommand], { maxCommands, size: 'max' }), async commands => {
      for (const kind of kinds) {
        const model = new SiteModel()
        const site = await openSite(kind, model)
        try {
          await fc.asyncModelRun(() => ({ model, real: site }), commands)
        } catch (error) {
          throw new Error(`On ${kind}: ${differenceOf(error as Error)}`, { cause: error })
        } finally {
          commandCount += model.commands
          await site.close()
        }
      }
    }),
    { seed, numRuns: runs, includeErrorInReport: true },
  )
  return commandCount
}

/** In full: Vitest's diff doesn't get through fast-check. */
const differenceOf = ({ message, actual, expected }: Error & { actual?: unknown; expected?: unknown }) =>
  `${message}\nactual:   ${JSON.stringify(actual)}\nexpected: ${JSON.stringify(expected)}`
