import { withTimeout } from '#server/storage/with-timeout.ts'
import { type Check, type Context, type Finding, skipped, wrong } from './check.ts'
import { reasonOf } from './reason-of.ts'

/** Returns a promise for each check, in the same order. None of them rejects. */
export function runChecks(checks: readonly Check[], context: Context): Promise<Finding>[] {
  const running = new Map(checks.filter(({ blocks }) => !blocks).map(check => [check, runCheck(check, context)]))
  let last: Promise<unknown> = Promise.all(running.values())
  return checks.map(check => {
    const started = running.get(check) ?? last.then(() => runCheck(check, context))
    if (check.blocks) last = started
    return started
  })
}

async function runCheck(check: Check, context: Context): Promise<Finding> {
  const { needs = [], minTimeoutMs = 0 } = check
  const invalid = needs.filter(name => context.settingErrors.has(name))
  if (invalid.length > 0) return skipped(`Fix ${invalid.join(' and ')} first.`)
  try {
    return await withTimeout(Math.max(minTimeoutMs, context.timeoutMs), Promise.resolve(check.run(context)))
  } catch (error) {
    return wrong(`This couldn't be checked: ${reasonOf(error)}.`)
  }
}
