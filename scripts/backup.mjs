// `npm run backup`: a backup of the database in one file, also while the server runs.
import { ensureInstalled, runFile } from './toolchain.mjs'

await ensureInstalled()
runFile('scripts/backup.ts', process.argv.slice(2))
