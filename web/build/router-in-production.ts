import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const BUILT = new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url)

/** Of its two builds react-router offers bundlers the one for developers, which checks and warns at every step. */
export function routerInProduction(): Plugin {
  return {
    name: 'coquina-router-in-production',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: fileURLToPath(BUILT) }] },
    }),
  }
}
