import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The files share their modules: loading them anew for each took a third of the time.
    isolate: false,
    include: ['{app,content,contracts,server,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/faults/**', 'tests/browsers/**'],
    globalSetup: ['tests/support/database-setup.ts'],
    // A server under test keeps its own processes and files: two test files at a time are enough for two cores.
    maxWorkers: 2,
    // For tests that start processes, on a machine that is busy with something else.
    testTimeout: 20_000,
    restoreMocks: true,
  },
})
