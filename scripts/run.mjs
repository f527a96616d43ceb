// Runs every npm command: installs the packages if needed, then runs the file with the project's Node.
import { ensureInstalled, fail, ignoreSettings, readSettings, runFile } from './toolchain.mjs'

// `site`: needs the built site. `ownSettings`: ignores the operator's settings, so tests never touch a real database.
const commands = {
  // The same as in deploy/ and the Dockerfile: see docs/decisions/0011-servers-and-releases.md.
  start: { file: 'server/main.ts', site: true, flags: ['--max-semi-space-size=4'] },
  dev: { file: 'scripts/build/dev.ts', flags: ['--watch', '--watch-preserve-output'] },
  build: { file: 'scripts/build/build-if-stale.ts', args: ['--force'] },
  demo: { file: 'scripts/demo/demo.ts', site: true },
  test: { file: 'scripts/test/all.ts', ownSettings: true },
  'test:faults': { file: 'scripts/test/faults.ts', site: true, ownSettings: true },
  'test:browsers': { file: 'scripts/test/browsers.ts', site: true, ownSettings: true },
  bench: { file: 'bench/run.ts', site: true, ownSettings: true },
  backup: { file: 'scripts/operate/backup.ts' },
  restore: { file: 'scripts/operate/restore.ts' },
  move: { file: 'scripts/operate/move.ts' },
  purge: { file: 'scripts/operate/purge.ts' },
  'allow-password': { file: 'scripts/operate/allow-password.ts' },
  doctor: { file: 'scripts/operate/doctor.ts' },
  dates: { file: 'scripts/build/date-pages.ts', site: true, ownSettings: true },
}

const [name, ...args] = process.argv.slice(2)
if (!Object.hasOwn(commands, name)) fail(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')} [arguments]`)
const command = commands[name]

if (command.ownSettings) ignoreSettings()
else readSettings()
await ensureInstalled()
if (command.site) {
  const code = await runFile('scripts/build/build-if-stale.ts')
  if (code !== 0) process.exit(code)
}
process.exit(await runFile(command.file, [...(command.args ?? []), ...args], command.flags))
