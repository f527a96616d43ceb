import { isSystemNodeNewEnough } from '#scripts/toolchain.mjs'
import { loadExistingPasswords } from '#server/admin/passwords.ts'
import { ConfigError, loadConfig } from '#server/config.ts'
import { type Context, ok, warning, wrong } from './check.ts'
import { misspelledSettings } from './misspelled-settings.ts'

/** Replaces each invalid setting by its default, so that checks which don't need it can run. */
export function loadSettings(
  env: Record<string, string | undefined>,
): Pick<Context, 'config' | 'settingErrors' | 'misspelled'> {
  const values = { ...env }
  const settingErrors = new Map<string, string>()
  const misspelled = misspelledSettings(Object.keys(env))
  for (;;) {
    try {
      return { config: loadConfig(values), settingErrors, misspelled }
    } catch (error) {
      if (!(error instanceof ConfigError) || !error.setting || !values[error.setting]) throw error
      settingErrors.set(error.setting, error.message)
      delete values[error.setting]
    }
  }
}

export const checkNode = () =>
  isSystemNodeNewEnough
    ? ok(`${process.versions.node}.`)
    : wrong(`This is Node ${process.versions.node}. Install Node 24.16 or newer.`)

export function checkSettings({ settingErrors, misspelled }: Context) {
  const typos = misspelled.map(({ name, meant }) => `${name} isn't a setting. Did you mean ${meant}?`)
  if (settingErrors.size > 0) return wrong([...settingErrors.values(), ...typos].join('\n'))
  return typos.length > 0 ? warning(typos.join('\n')) : ok('All are valid.')
}

export function checkSiteUrl({ config: { siteUrl } }: Context) {
  if (siteUrl.startsWith('https:')) return ok(`${siteUrl}.`)
  return wrong(`SITE_URL is ${siteUrl}. Set it to the public https:// address, then build again.`)
}

export function checkPasswords({ config }: Context) {
  try {
    const passwords = loadExistingPasswords(config)
    if (!passwords) return warning('Not all are set. The server generates the others in DATA_DIR when it starts.')
    const generated = Object.values(passwords).some(({ file }) => file)
    return ok(generated ? `Set, or generated in ${config.dataDir}.` : 'Both are set.')
  } catch (error) {
    if (error instanceof ConfigError) return wrong(error.message)
    throw error
  }
}
