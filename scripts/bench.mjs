import { ensureInstalled, handOver, runFile } from './toolchain.mjs'

await ensureInstalled()
runFile('scripts/build-if-stale.ts')
handOver('bench/run.ts', process.argv.slice(2))
