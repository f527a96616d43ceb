import { site } from '#content/site.ts'
import type { Context, Options } from '#server/checks/finding.ts'
import { loadConfig } from '#server/config.ts'

export const doctorContext = (env: Record<string, string>, options: Options = {}): Context => ({
  config: loadConfig(env),
  site,
  options,
})
