import { loadExistingPasswords } from '#server/admin/passwords.ts'
import { ok, warning, wrong } from '#server/checks/finding.ts'
import { type Config, ConfigError, loadConfig, settingNames } from '#server/config.ts'

export type Settings = {
  config: Config
  /** By name of the setting. `config` has the defaults instead. */
  settingErrors: ReadonlyMap<string, string>
  /** Names of the environment. */
  variables: readonly string[]
}

/** Replaces each invalid setting by its default, so that checks which don't need it can run. */
export function loadSettings(env: Record<string, string | undefined>): Settings {
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

export function checkSettings({ settingErrors, variables }: Settings) {
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

export function checkPasswords({ config }: Settings) {
  const passwords = loadExistingPasswords(config)
  if (!passwords) return warning('Not all are set. The server generates the others in DATA_DIR when it starts.')
  const generated = Object.values(passwords).some(({ file }) => file)
  return ok(generated ? `Set, or generated in ${config.dataDir}.` : 'Both are set.')
}
