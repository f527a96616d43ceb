// `node tests/support/observatory-scan.ts <host> <path> …`: the Mozilla HTTP Observatory's own scan, one line of JSON
// per path. A process of its own, because Node is told at its start which certificates of ours to trust.
import fs from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'

// The list of hosts that browsers know to be HTTPS only comes from a script of the package that is not run here; a
// list without us is what a new site meets.
const { readFileSync } = fs
fs.readFileSync = ((path: string, options: 'utf8') =>
  String(path).endsWith('hsts-preload.json') ? '{}' : readFileSync(path, options)) as typeof readFileSync

const [host = '', ...paths] = process.argv.slice(2)
const { scan } = await import(join(root, 'tools/observatory/node_modules/@mdn/mdn-http-observatory/src/index.js'))
for (const path of paths) console.info(JSON.stringify({ path, ...(await scan(host + path)) }))
