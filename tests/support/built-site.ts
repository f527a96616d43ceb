import { join } from 'node:path'
import { loadBuild } from '#server/site/load-build.ts'

export const builtSite = join(import.meta.dirname, '../../build/site')

/** One for all tests of a file. */
export const testBuild = await loadBuild(builtSite)
