import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The files share their modules: loading them anew for each took a third of the time.
    isolate: false,
    include: ['{app,content,contracts,server,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/faults/**', 'tests/browsers/**'],
    globalSetup: ['tests/support/database-setup.ts'],
    // One more than the cores of a small machine: tests often wait for a disk or a process.
    maxWorkers: 3,
    // For tests that start processes, on a machine that is busy with something else.
    testTimeout: 20_000,
    restoreMocks: true,
  },
})
