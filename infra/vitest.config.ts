import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,mjs}'],
    // Synthesizes every template once; the tests only read.
    globalSetup: 'test/kit/setup.ts',
    // Loading CDK takes longer than any test, and no test changes what is loaded.
    isolate: false,
    testTimeout: 60_000,
  },
})
