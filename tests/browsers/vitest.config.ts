import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The summary lists a retried test.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: (['Firefox', 'WebKit'] as const).map(engine => ({
      extends: true as const,
      test: { name: engine, include: ['tests/browsers/*.test.ts'], provide: { engine } },
    })),
  },
})
