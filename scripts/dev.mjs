import { ensureInstalled, handOver } from './toolchain.mjs'

ensureInstalled()
handOver('scripts/dev.ts')
