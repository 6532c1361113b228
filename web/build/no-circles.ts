import type { Plugin } from 'vite'

type Chunks = Record<string, { imports?: string[] }>

/**
 * Files of scripts that import each other in a circle run in an order that nobody chose: what one needs at once may not be there
 * yet. A group of `codeSplitting` that takes too much makes such a circle, and the build ends with it.
 */
export function noCircles(): Plugin {
  return {
    name: 'coquina-no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = findCircle(bundle as unknown as Chunks)
      if (circle) throw new Error(`These files import each other in a circle: ${circle.join(', ')}`)
    },
  }
}

/** The first circle, from a file back to itself. */
export function findCircle(chunks: Chunks): string[] | undefined {
  const done = new Set<string>()
  const walk = (file: string, way: string[]): string[] | undefined => {
    const at = way.indexOf(file)
    if (at >= 0) return [...way.slice(at), file]
    if (done.has(file)) return undefined
    for (const next of chunks[file]?.imports ?? []) {
      const circle = walk(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of Object.keys(chunks)) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return undefined
}
