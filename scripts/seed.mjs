// `npm run seed`: fills an empty database with made-up visitors, to try the administrator's area with.
import { ensureInstalled, runFile } from './toolchain.mjs'

await ensureInstalled()
runFile('scripts/seed.ts', process.argv.slice(2))
