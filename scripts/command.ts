import { ConfigError } from '#server/config.ts'

/** What to tell whoever typed the command. */
export class UsageError extends Error {}

/** Prints what the command has to say. What the operator can mend is one sentence; anything else keeps its trace. */
export async function printOutcome(run: () => Promise<string>) {
  try {
    console.info(await run())
  } catch (error) {
    console.error(error instanceof UsageError || error instanceof ConfigError ? error.message : error)
    process.exitCode = 1
  }
}
