// `npm run privacy`: what the site knows about one person, and how to make it forget.
import { ensureInstalled, runFile } from './toolchain.mjs'

await ensureInstalled()
runFile('scripts/privacy.ts', process.argv.slice(2))
