import { ensureInstalled, handOver } from './toolchain.mjs'

await ensureInstalled()
handOver('scripts/dev.ts')
