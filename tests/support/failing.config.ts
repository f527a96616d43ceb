import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['tests/support/failing.ts'], globalSetup: ['tests/support/database-setup.ts'] },
})
