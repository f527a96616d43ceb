import { defineConfig } from 'vitest/config'

const sizes = {
  phone: { width: 390, height: 844, include: ['tests/browsers/{admin,forms,pages,start}.test.ts'] },
  tablet: { width: 640, height: 900, include: ['tests/browsers/layout.test.ts'] },
  desktop: { width: 1440, height: 900, include: ['tests/browsers/{pages,admin}.test.ts'] },
}

export default defineConfig({
  test: {
    // The summary lists a retried test.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: (['Firefox', 'WebKit'] as const).flatMap(engine =>
      Object.entries(sizes).map(([name, { include, ...size }]) => ({
        extends: true as const,
        test: { name: `${engine} ${name}`, include, provide: { engine, size } },
      })),
    ),
  },
})
