// Builds the site unless the build in place was made from these very sources. `--force` builds in any case,
// `--gallery` builds the design gallery, which only tests look at.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const sources = [
  'app',
  'content',
  'contracts',
  'public',
  'scripts',
  'server/plugins/site-manifest.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]
const gallery = process.argv.includes('--gallery')
const folder = join(root, 'build', gallery ? 'gallery' : 'site')
const newFolder = `${folder}.new`
const stampFile = join(folder, 'built-from')

function sourcesHash() {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '')
  const addFile = (file: string) => hash.update(file).update(readFileSync(join(root, file)))
  const add = (path: string) => {
    if (statSync(join(root, path)).isFile()) addFile(path)
    else for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`)
  }
  for (const source of sources) add(source)
  return hash.digest('hex')
}

function runReactRouter() {
  const args = ['build', '--logLevel', 'warn', ...(gallery ? ['--mode', 'gallery'] : [])]
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const built = spawnSync(process.execPath, [cli, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...(gallery ? { DESIGN_GALLERY: '1' } : {}) },
  })
  if (built.status === 0) return
  console.error(`${built.stdout}${built.stderr}`)
  throw new Error('The site could not be built: see the lines above.')
}

const wanted = sourcesHash()
const upToDate = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
if (!upToDate || process.argv.includes('--force')) {
  console.info(`Building the ${gallery ? 'design gallery' : 'site'} ...`)
  const startedAt = performance.now()
  rmSync(newFolder, { recursive: true, force: true })
  runReactRouter()
  // What prerendered the pages is not needed any more.
  rmSync(join(newFolder, 'server'), { recursive: true, force: true })
  // Loaded only now: a start with nothing to build should not wait for the drawing tools.
  const { drawIcons } = await import('./draw-icons.ts')
  const { drawShareImages } = await import('./draw-share-images.ts')
  const { packSite } = await import('./pack-site.ts')
  await drawIcons(join(newFolder, 'client'))
  if (!gallery) await drawShareImages(join(newFolder, 'client'))
  await packSite(join(newFolder, 'client'))
  writeFileSync(join(newFolder, 'built-from'), wanted)
  // Last, so that a build which was cut short counts as none and the one in place stays whole.
  rmSync(folder, { recursive: true, force: true })
  renameSync(newFolder, folder)
  console.info(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}
