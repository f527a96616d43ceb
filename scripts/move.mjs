// `npm run move`: copies everything from one database into another, empty one.
import { ensureInstalled, runFile } from './toolchain.mjs'

await ensureInstalled()
runFile('scripts/move.ts', process.argv.slice(2))
