import { ensureInstalled, runFile } from './toolchain.mjs'

ensureInstalled()
runFile('scripts/build-if-stale.ts', ['--force'])
