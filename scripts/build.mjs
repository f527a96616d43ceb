import { ensureInstalled, runFile } from './toolchain.mjs'

await ensureInstalled()
runFile('scripts/build-if-stale.ts', ['--force'])
