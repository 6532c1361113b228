import type { Plugin } from 'vite'

/** The group of `codeSplitting` that holds, of the site's scripts, those of others. */
export const LIBRARIES = 'libraries'

/**
 * A script and what it imports run in one piece, during which a slow phone reacts to no touch. React and its like are most of the
 * site's and need nothing of ours: the page names them as a script of their own, which runs as a piece by itself.
 */
export function librariesFirst(): Plugin {
  return {
    name: 'coquina-libraries-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: asScript },
  }
}

/** Whichever of the two comes first, the site's script runs the libraries if they have not run yet. */
function asScript(html: string): string {
  const preload = new RegExp(
    `<link rel="modulepreload" crossorigin href="(/assets/${LIBRARIES}-[\\w-]+\\.js)">`,
  )
  if (!preload.test(html)) throw new Error('The page does not ask for the scripts of the libraries.')
  return html.replace(preload, '<script type="module" async crossorigin src="$1"></script>')
}
