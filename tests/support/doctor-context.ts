import type { Context } from '#scripts/operate/doctor/check.ts'
import { loadSettings } from '#scripts/operate/doctor/settings.ts'

/** The timeout is long, so that no test depends on the speed of the machine. */
export const doctorContext = (env: Record<string, string>, options: Context['options'] = {}): Context => ({
  ...loadSettings(env),
  options,
  timeoutMs: 50_000,
})
