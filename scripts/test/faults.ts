// `npm run test:faults`: the server under crashes, outages, full disks and attacks. A count (`-- 20`) multiplies the work,
// and a name (`-- 4 multiple-servers`) runs one test alone.
import { ensureTool, fail, run } from '#scripts/toolchain.mjs'

const [count = '1', name, ...rest] = process.argv.slice(2)
if (rest.length > 0 || !/^[1-9]\d{0,3}$/.test(count)) fail('Usage: npm run test:faults -- [count] [name]')
process.env.FAULT_COUNT = count
await ensureTool('observatory')
process.exit(await run('vitest', ['run', '--config', 'tests/faults/vitest.config.ts', ...(name ? [name] : [])]))
