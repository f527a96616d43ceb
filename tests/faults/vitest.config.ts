import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** Multiplies the work: 20 with `npm run test:faults -- 20`. */
    faultCount: number
    /** Repeats a random test. */
    faultSeed: number | undefined
  }
}

/** These load the whole machine and print timings that other tests would distort. */
const alone = ['hostile-requests', 'crash-recovery', 'postgres-outage'].map(name => `tests/faults/${name}.test.ts`)

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database-setup.ts'],
    provide: {
      faultCount: Number(process.env.FAULT_COUNT || 1),
      faultSeed: process.env.FAULT_SEED ? Number(process.env.FAULT_SEED) : undefined,
    },
    testTimeout: 60 * 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'one at a time', include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'two at a time',
          include: ['tests/faults/*.test.ts'],
          exclude: alone,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
