// `npm run restore`: fills an empty database from a backup.
import { ensureInstalled, runFile } from './toolchain.mjs'

await ensureInstalled()
runFile('scripts/restore.ts', process.argv.slice(2))
