import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times the work of the short form is done: 1 in `npm test`, more with `npm run test:faults -- 20`. */
    faultCount: number
  }
}

/** They load the whole machine, and the times they print are the server's only while nothing else runs. */
const alone = [
  'brute-force',
  'costly-requests',
  'crowded-server',
  'hostile-clients',
  'kill-storm',
  'postgres-away',
].map(name => `tests/faults/${name}.test.ts`)

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database-setup.ts'],
    provide: { faultCount: Number(process.env.FAULT_COUNT || 1) },
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
