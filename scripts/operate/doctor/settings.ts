import { loadExistingPasswords } from '#server/admin/passwords.ts'
import { timeZoneVersion } from '#server/calendar/company-time.ts'
import { ConfigError, loadConfig, settingNames } from '#server/config.ts'
import { type Context, ok, warning, wrong } from './finding.ts'

/** Replaces each invalid setting by its default, so that checks which don't need it can run. */
export function loadSettings(
  env: Record<string, string | undefined>,
): Pick<Context, 'config' | 'settingErrors' | 'variables'> {
  const values = { ...env }
  const settingErrors = new Map<string, string>()
  for (;;) {
    try {
      return { config: loadConfig(values), settingErrors, variables: Object.keys(env) }
    } catch (error) {
      if (!(error instanceof ConfigError) || !error.setting || !values[error.setting]) throw error
      settingErrors.set(error.setting, error.message)
      delete values[error.setting]
    }
  }
}

export function checkSettings({ settingErrors, variables }: Context) {
  const typos = variables
    .filter(name => !settingNames.includes(name))
    .flatMap(name => {
      const meant = settingNames.find(setting => isNearly(name.toUpperCase(), setting))
      return meant ? [`${name} isn't a setting. Did you mean ${meant}?`] : []
    })
  if (settingErrors.size > 0) return wrong([...settingErrors.values(), ...typos].join('\n'))
  return typos.length > 0 ? warning(typos.join('\n')) : ok('All are valid.')
}

/** Two letters may differ, side by side, as in SMPT_URL; one in a short name, because HOME isn't HOST. */
function isNearly(name: string, setting: string) {
  const shorter = Math.min(name.length, setting.length)
  let start = 0
  while (start < shorter && name[start] === setting[start]) start += 1
  let end = 0
  while (end < shorter - start && name.at(-1 - end) === setting.at(-1 - end)) end += 1
  return Math.max(name.length, setting.length) - start - end <= (setting.length < 8 ? 1 : 2)
}

export function checkPasswords({ config }: Context) {
  const passwords = loadExistingPasswords(config)
  if (!passwords) return warning('Not all are set. The server generates the others in DATA_DIR when it starts.')
  const generated = Object.values(passwords).some(({ file }) => file)
  return ok(generated ? `Set, or generated in ${config.dataDir}.` : 'Both are set.')
}

export const checkPlaceholders = ({ site: { standIns } }: Context) =>
  standIns.length > 0 ? wrong(`Replace ${standIns.join(', ')} in the admin area, under Website.`) : ok('None are left.')

const maxAgeYears = 1

/** Versions start with their year, such as 2026f. */
export function checkTimeZone({ site: { timeZone } }: Context) {
  const text = `Company time (${timeZone}) follows the rules of ${timeZoneVersion}.`
  return new Date().getFullYear() - Number.parseInt(timeZoneVersion, 10) > maxAgeYears
    ? warning(`${text} They may have changed since then. Install a newer release of this site.`)
    : ok(text)
}
