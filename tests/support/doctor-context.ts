import { site } from '#content/site.ts'
import type { Context, Options } from '#scripts/operate/doctor/finding.ts'
import { loadSettings } from '#scripts/operate/doctor/settings.ts'

export const doctorContext = (env: Record<string, string>, options: Options = {}): Context => ({
  ...loadSettings(env),
  site,
  options,
})
