import { ensureInstalled, handOver, ignoreSettings, runFile } from './toolchain.mjs'

ignoreSettings()
await ensureInstalled()
runFile('scripts/build-if-stale.ts')
handOver('bench/run.ts', process.argv.slice(2))
