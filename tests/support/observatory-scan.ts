// `observatory-scan.ts <host> <path> …` prints one line of JSON per path. A separate process, because Node reads
// NODE_EXTRA_CA_CERTS only at startup.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'

const folder = join(root, 'tools/observatory/node_modules/@mdn/mdn-http-observatory')
// The package downloads the HSTS preload list in an install script, which npm doesn't run here.
writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}')

const [host = '', ...paths] = process.argv.slice(2)
const { scan } = await import(join(folder, 'src/index.js'))
for (const path of paths) console.info(JSON.stringify({ path, ...(await scan(host + path)) }))
