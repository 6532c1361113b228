import type { Plugin } from 'vite'
import { reached, type Bundle } from './preload-route.ts'

/**
 * Files of scripts that import each other in a circle run in an order that nobody chose: what one needs at once may not be there
 * yet. A group of `codeSplitting` that takes too much makes such a circle, and the build ends with it.
 */
export function noCircles(): Plugin {
  return {
    name: 'coquina-no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = inCircles(bundle as unknown as Bundle)
      if (circle.length > 0)
        throw new Error(`These files import each other in a circle: ${circle.join(', ')}`)
    },
  }
}

/** The files that come back to themselves. */
const inCircles = (bundle: Bundle): string[] =>
  Object.entries(bundle)
    .filter(([file, { imports = [] }]) => imports.some((next) => reached(bundle, next).includes(file)))
    .map(([file]) => file)
