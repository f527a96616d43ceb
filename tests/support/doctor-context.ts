import { site } from '#content/site.ts'
import { loadSettings } from '#scripts/operate/doctor-settings.ts'
import type { Context, Options } from '#server/checks/finding.ts'

export const doctorContext = (
  env: Record<string, string>,
  options: Options = {},
): Context & ReturnType<typeof loadSettings> => ({
  ...loadSettings(env),
  site,
  options,
})
