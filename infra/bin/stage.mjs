/** The stage that was typed. @param {string | undefined} typed */
export function stageOf(typed) {
  if (typed === 'dev' || typed === 'prod') return typed
  throw new Error('Which stage? Say dev or prod.')
}
