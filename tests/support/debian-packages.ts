import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { arch } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'

const cache = join(root, '.cache')
const libraryFolders: Record<string, string> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }

function run(program: string, ...args: string[]) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}

const isDebian12 = () => existsSync('/etc/debian_version') && /^12\b/.test(readFileSync('/etc/debian_version', 'utf8'))

const packagesOf = {
  'standby-cluster': ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'postgresql-15'],
  caddy: ['caddy'],
}

type Name = keyof typeof packagesOf

/** Prints why, if not. */
export function canUnpackDebianPackages(name: Name) {
  try {
    if (!isDebian12()) throw new Error("this machine isn't Debian 12")
    unpackDebianPackages(name)
    return true
  } catch (error) {
    console.info(`Skipped: ${packagesOf[name].join(', ')} can't be used (${(error as Error).message}).`)
    return false
  }
}

export type DebianPackages = ReturnType<typeof unpackDebianPackages>

/** Unpacks them, with what they need, into a folder. Nothing is installed or started, and the machine isn't changed. */
export function unpackDebianPackages(name: Name) {
  const folder = join(cache, name)
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const work = mkdtempSync(join(cache, `${name}-`))
    renameSync(download(work, packagesOf[name]), folder)
    rmSync(work, { recursive: true })
  }
  const libraries = libraryFolders[arch()] ?? ''
  return {
    /** In the folder, or on the machine if it was installed. */
    path: (path: string) => (existsSync(join(folder, path)) ? join(folder, path) : join('/', path)),
    env: {
      LD_LIBRARY_PATH: ['lib', 'usr/lib'].map(path => join(folder, path, libraries)).join(':'),
      PYTHONPATH: join(folder, 'usr/lib/python3/dist-packages'),
    },
  }
}

function download(work: string, packages: readonly string[]) {
  const [lists = '', archives = '', files = ''] = ['lists', 'archives', 'files'].map(part => join(work, part))
  for (const folder of [lists, archives]) mkdirSync(join(folder, 'partial'), { recursive: true })
  const options = [
    `Dir::State::lists=${lists}`,
    `Dir::Cache::archives=${archives}`,
    'Dir::Cache::pkgcache=',
    'Dir::Cache::srcpkgcache=',
    'APT::Sandbox::User=root',
    'Debug::NoLocking=true',
  ].flatMap(option => ['-o', option])
  const aptGet = (...args: string[]) => run('apt-get', '-qq', '--yes', ...options, ...args)
  aptGet('update')
  aptGet('install', '--no-install-recommends', '--reinstall', '--download-only', ...packages)
  for (const file of readdirSync(archives))
    if (file.endsWith('.deb')) run('dpkg', '--extract', join(archives, file), files)
  return files
}
