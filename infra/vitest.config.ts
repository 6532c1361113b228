import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Synthesizes every template once; the tests only read.
    globalSetup: 'test/kit/setup.ts',
    testTimeout: 60_000,
  },
})
