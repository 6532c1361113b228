import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LIBRARIES, librariesFirst } from './build/libraries-first.ts'
import { noCircles } from './build/no-circles.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { preloadRoute } from './build/preload-route.ts'
import { routerInProduction } from './build/router-in-production.ts'
import { writePages } from './build/write-pages.ts'
import { replacingTests } from './build/replacing-tests.ts'

/** Where the API listens while the pages come from Vite's own server. */
const api = process.env.COQUINA_API ?? 'http://127.0.0.1:8080'

const source = fileURLToPath(new URL('src', import.meta.url))
const replacing = replacingTests(source)

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    preloadRoute(),
    librariesFirst(),
    noCircles(),
    routerInProduction(),
    writePages(),
    precompress(),
  ],
  resolve: { alias: { '@': source } },
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
  build: {
    // Small files stay files: a data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // What every visit needs comes in two files, ours and the libraries', which change more seldom: each further one
          // costs a slow phone another round trip.
          groups: [
            { name: LIBRARIES, tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'site', tags: ['$initial'] },
            { name: 'site', test: /copy\/(index|screens|shell|landing|errors|signed-out)\.ts$/ },
            // What most pages share is many files of a few lines.
            {
              name: 'parts',
              test: /@tanstack\/.*\/(use\w*(Quer(y|ies)|Mutation)|infiniteQuery\w*|queriesObserver|mutationObserver)\.js|src\/(copy\/(counted|toasts)|lib\/(dates|hex|random-key)|ui\/(field|motion|notice|summary))\.tsx?/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    // Files share a window: a link that leaves the site leads nowhere.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    setupFiles: 'src/testing/setup.ts',
    restoreMocks: true,
    testTimeout: 60_000,
    // As long as the queries of src/testing/setup.ts wait: a busy machine takes more than the second that is the default.
    expect: { poll: { timeout: 20_000 } },
    // By default one processor is left free, which on two halves the speed.
    maxWorkers: '100%',
    // Loading the site takes longer than most tests: files share it, but for those that replace a part of it.
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: replacing,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: replacing } },
    ],
  },
})
