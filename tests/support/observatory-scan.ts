// `node tests/support/observatory-scan.ts <host> <path> …`: the Mozilla HTTP Observatory's own scan, one line of JSON
// per path. A separate process, because Node reads NODE_EXTRA_CA_CERTS only when it starts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'

const folder = join(root, 'tools/observatory/node_modules/@mdn/mdn-http-observatory')
// The list of sites that browsers always open with HTTPS. The package downloads it with an install script, which doesn't
// run here; a new site isn't in it anyway.
writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}')

const [host = '', ...paths] = process.argv.slice(2)
const { scan } = await import(join(folder, 'src/index.js'))
for (const path of paths) console.info(JSON.stringify({ path, ...(await scan(host + path)) }))
