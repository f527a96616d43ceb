import { loadExistingPasswords } from '#server/admin/passwords.ts'
import { ok, warning, wrong } from '#server/checks/finding.ts'
import { type Config, ConfigError, loadConfig, settingNames } from '#server/config.ts'

/** The first setting that the server would refuse, and every variable that's nearly a setting. */
export function checkSettings(env: Readonly<Record<string, string | undefined>>) {
  const typos = Object.keys(env)
    .filter(name => !settingNames.includes(name))
    .flatMap(name => {
      const meant = settingNames.find(setting => isNearly(name.toUpperCase(), setting))
      return meant ? [`${name} isn't a setting. Did you mean ${meant}?`] : []
    })
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return wrong([error.message, ...typos].join('\n'))
    throw error
  }
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

export function checkPasswords(config: Config) {
  const passwords = loadExistingPasswords(config)
  if (!passwords) return warning('Not all are set. The server generates the others in DATA_DIR when it starts.')
  const generated = Object.values(passwords).some(({ file }) => file)
  return ok(generated ? `Set, or generated in ${config.dataDir}.` : 'Both are set.')
}
