import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// They start processes or wait for backups.
const slow = ['/scripts/', '/server/storage/', '/server/main.test.ts']
const isSlow = ({ moduleId }: TestSpecification) => Number(slow.some(part => moduleId.includes(part)))

/** Vitest starts with the largest files. These are slow for their size, so they go first. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => isSlow(b) - isSlow(a))
  }
}

export default defineConfig({
  test: {
    // Reloading the modules for each file would take half as long again.
    isolate: false,
    include: ['{app,content,contracts,server,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/faults/**', 'tests/browsers/**'],
    globalSetup: ['tests/support/database-setup.ts'],
    // The cores of a small machine, where browser tests run at the same time.
    maxWorkers: 2,
    // For tests that start processes, on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: SlowestFirst },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
