// Builds the site if its sources have changed. `--force` always builds.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'
import type { BuildFacts } from '#server/site/load-build.ts'

const sources = [
  'app',
  'content',
  'contracts',
  'public',
  'scripts/build',
  'server/site/content-types.ts',
  'package-lock.json',
  'vite.config.ts',
]
const folder = join(root, 'build/site')
const newFolder = `${folder}.new`
const stampFile = join(folder, 'built-from')

function sourcesHash() {
  const hash = createHash('sha256')
  const addFile = (file: string) => hash.update(file).update(readFileSync(join(root, file)))
  const add = (path: string) => {
    if (statSync(join(root, path)).isFile()) addFile(path)
    else for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`)
  }
  for (const source of sources) add(source)
  return hash.digest('hex')
}

const wanted = sourcesHash()
const upToDate = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
if (!upToDate || process.argv.includes('--force')) {
  console.info('Building the site...')
  const startedAt = performance.now()
  await build()
  console.info(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

async function build() {
  rmSync(newFolder, { recursive: true, force: true })
  // Ends the build if a document can't be read.
  await import('#content/all-content.ts')
  // Imported here, because loading the build tools takes time.
  const { buildSite } = await import('./build-site.ts')
  await buildSite(newFolder)
  const facts: BuildFacts = { version: readVersion() }
  writeFileSync(join(newFolder, 'site.json'), JSON.stringify(facts))
  writeFileSync(join(newFolder, 'built-from'), wanted)
  // Last, so that an interrupted build leaves the old one in place.
  rmSync(folder, { recursive: true, force: true })
  renameSync(newFolder, folder)
}

/** COMMIT is set where the build can't ask git. */
function readVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  const commit = process.env.COMMIT || stdout?.trim()
  return commit ? `${version}+${commit}` : version
}
