// `npm run demo`: the site with made-up visitors in a temporary folder. Emails are caught, not sent.
import { ensureInstalled, handOver, runFile } from './toolchain.mjs'

await ensureInstalled()
runFile('scripts/build-if-stale.ts')
handOver('scripts/demo.ts')
