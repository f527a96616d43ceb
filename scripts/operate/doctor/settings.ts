import { site } from '#content/site.ts'
import { isSystemNodeNewEnough } from '#scripts/toolchain.mjs'
import { loadExistingPasswords } from '#server/auth/passwords.ts'
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

/** What content/site.ts came with. */
const standIns: Record<string, [value: string, standIn: string]> = {
  email: [site.email, 'hello@modernizemybusiness.example'],
  address: [site.address.street, '201 Portage Avenue'],
  'links.booking': [site.links.booking, 'https://calendly.com/modernizemybusiness-example/call'],
  'links.playlist': [
    site.links.playlist.url,
    'https://www.youtube.com/playlist?list=PLwRdpYzPkkn302_rL5RrXvQE8j0jLP02j',
  ],
}

export function checkPlaceholders(listed = site.standIns, values = standIns) {
  if (listed.length > 0)
    return wrong(`Replace ${listed.join(', ')} in content/site.ts, remove them from standIns there, then build again.`)
  const left = Object.keys(values).filter(name => values[name]?.[0] === values[name]?.[1])
  if (left.length === 0) return ok('None are left in content/site.ts.')
  return warning(`standIns in content/site.ts is empty, but this still has the value it came with: ${left.join(', ')}.`)
}
