// `npm run restore`: fills an empty database from a backup.
import { ensureInstalled, runFile } from './toolchain.mjs'

ensureInstalled()
runFile('scripts/restore.ts', process.argv.slice(2))
