import { ensureInstalled, handOver, runFile } from './toolchain.mjs'

await ensureInstalled()
runFile('scripts/build-if-stale.ts')
handOver('server/main.ts')
