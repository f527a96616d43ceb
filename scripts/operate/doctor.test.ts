import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { compiledFolder, root } from '#scripts/toolchain.mjs'
import { openDatabase } from '#server/storage/open-database.ts'
import { migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { startDnsServer } from '#tests/support/dns-server.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { lockedOut } from '#tests/support/locked-out.ts'
import { testPasswords } from '#tests/support/test-app.ts'
import { localhostCertificate } from '#tests/support/tls-proxy.ts'
import { startTrustedSite } from '#tests/support/trusted-site.ts'
import { doctor } from './doctor.ts'

async function runDoctor(project: string, args: string[], env: Record<string, string>, options: SpawnOptions = {}) {
  const child = spawn(process.execPath, [join(project, 'scripts/operate/doctor.ts'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...env },
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const lines = stdout.split('\n').filter(line => line.startsWith('  '))
  return { stdout, stderr, status, lineOf: (name: string) => lines.find(line => line.slice(4).startsWith(name)) ?? '' }
}

/** The project as its owner would have it at launch: no placeholders. */
async function launchedProject() {
  const folder = await temporaryFolder()
  const copied = ['server', 'scripts', 'content', 'contracts', 'package.json']
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const content = join(folder, 'content/site.ts')
  const ownValues = readFileSync(content, 'utf8')
    .replace(/standIns: \[.*\]/, 'standIns: []')
    .replace('hello@modernizemybusiness.example', 'hello@my-shop.ca')
    .replace('201 Portage Avenue', '1 Main Street')
    .replace('modernizemybusiness-example', 'my-shop')
    .replace('PLwRdpYzPkkn302_rL5RrXvQE8j0jLP02j', 'PL1')
  writeFileSync(content, ownValues)
  mkdirSync(join(folder, 'build/site'), { recursive: true })
  cpSync(join(root, 'build/site/site.json'), join(folder, 'build/site/site.json'))
  return folder
}

test('finds nothing wrong with a launched site, beside its server, and reveals no secrets', async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  const { siteUrl } = await startTrustedSite({ database, env: { TRUST_PROXY: '1' } })
  const emailServer = await startEmailServer({ tls: 'starttls' })
  const dnsServer = await startDnsServer({
    'my-shop.ca': ['v=spf1 include:_spf.mail-provider.ca -all'],
    'x7._domainkey.my-shop.ca': ['v=DKIM1; p=AAAA'],
    '_dmarc.my-shop.ca': ['v=DMARC1; p=reject'],
  })
  const certificates = join(settings.dataDir, 'certificates.pem')
  writeFileSync(certificates, localhostCertificate.cert)
  const env = {
    NODE_EXTRA_CA_CERTS: certificates,
    DATA_DIR: settings.dataDir,
    SITE_URL: siteUrl,
    ADMIN_PASSWORD: testPasswords.admin.value,
    TOOLKIT_PASSWORD: testPasswords.toolkit.value,
    SMTP_URL: emailServer.url,
    MAIL_FROM: 'My Shop <hello@my-shop.ca>',
    LEADS_TO: 'team@my-shop.ca',
    TRUST_PROXY: '1',
  }
  const args = ['--dkim-selector', 'x7', '--dns-server', dnsServer]
  const project = await launchedProject()

  const wrongLogin = { ...env, SMTP_URL: emailServer.url.replace('secret', 'old-pa55word') }
  const [healthy, broken] = await Promise.all([runDoctor(project, args, env), runDoctor(root, args, wrongLogin)])
  expect(healthy.stderr).toBe('')
  // This machine's disk may be full, and the site is too new for a backup.
  const others = healthy.stdout.split('\n').filter(line => !/^ {2}. (Disk|Backup)/.test(line))
  expect(others.filter(line => /^ {2}[!✗]/.test(line))).toEqual([])
  expect(healthy.status).toBe(healthy.lineOf('Disk').startsWith('  ✗') ? 1 : 0)
  expect(healthy.lineOf('Backup')).toContain("! Backup        There's none yet.")

  expect(broken.status).toBe(1)
  expect(broken.lineOf('Email')).toContain("✗ Email         Emails can't be sent: 127.0.0.1")
  expect(broken.stdout).toMatch(/\n\d to fix, .*\.\n/)
  for (const output of [healthy.stdout, broken.stdout]) {
    for (const { value } of Object.values(testPasswords)) expect(output).not.toContain(value)
    expect(output).not.toMatch(/secret|pa55word|tester:/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none.
    expect(output).not.toMatch(/\u001b/)
  }
  await database.close()
})

test('lists what is left to do on a new installation, and creates nothing', async () => {
  const dataDir = await temporaryFolder()
  const args = ['--dns-server', await startDnsServer({})]
  const env = { DATA_DIR: dataDir, SITE_URL: `http://localhost:${await freePort()}` }
  const { status, stdout, stderr, lineOf } = await runDoctor(root, args, env)
  expect([status, stderr]).toEqual([1, ''])
  for (const name of ['Placeholders', 'Address', 'Site', 'Email', 'Database']) expect(lineOf(name)).toMatch(/^ {2}✗/)
  expect(stdout).toMatch(/\n\d+ to fix, \d+ to look at, \d+ fine, \d+ skipped\.\n/)
  expect(readdirSync(dataDir)).toEqual([])
})

test("checks nothing else with settings that the server can't start with", async () => {
  const { status, stdout } = await runDoctor(root, [], { PORT: 'eighty' })
  expect([status, stdout.trim()]).toEqual([
    1,
    expect.stringMatching(/^✗ Settings {6}PORT must be a whole number from 0 to 65535\.\n\n1 to fix, .*\.$/),
  ])
})

test("tells a database that can't be read from one that isn't there", async () => {
  const { dataDir } = await migratedDatabaseSettings('sqlite')
  const env = { DATA_DIR: dataDir, SITE_URL: `http://localhost:${await freePort()}` }
  const args = ['--dns-server', await startDnsServer({})]
  const { stderr, lineOf } = await runDoctor(root, args, env, lockedOut(dataDir))
  expect(stderr).toBe('')
  expect(lineOf('Database')).toContain(`${dataDir}/site.db can't be read. ${dataDir} belongs to user`)
})

test.each(['--nope', 'extra', '--dns-server=x y', '--dkim-selector'])(
  'explains its usage for the argument %s',
  async argument => {
    await expect(doctor([argument], {})).rejects.toThrow('npm run doctor -- [options]')
  },
)

test('explains its usage with --help', async () => {
  expect(await doctor(['--help'], {})).toContain('--dkim-selector <name>')
})
