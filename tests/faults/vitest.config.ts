import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** Multiplies the work: 20 with `npm run test:faults -- 20`. */
    faultCount: number
  }
}

export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    globalSetup: ['tests/support/database-setup.ts'],
    provide: { faultCount: Number(process.env.FAULT_COUNT || 1) },
    testTimeout: 60 * 60_000,
    hookTimeout: 60_000,
    // Each test starts servers of its own.
    maxWorkers: 2,
  },
})
