import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times the work of the short form is done: 1 in `npm test`, more with `npm run test:faults -- 20`. */
    faultCount: number
  }
}

export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    provide: { faultCount: Number(process.env.FAULT_COUNT || 1) },
    // Each of these loads the machine on purpose and promises times: one after the other.
    fileParallelism: false,
    testTimeout: 60 * 60_000,
    hookTimeout: 60_000,
  },
})
