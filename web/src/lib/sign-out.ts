/** Saves what waits. Says whether all of it is saved. */
type Finish = () => Promise<boolean>

const unfinished = new Set<Finish>()
let isUnderWay = false

/** Is done before someone signs out. Returns what takes it back. */
export function beforeSignOut(finish: Finish): () => void {
  unfinished.add(finish)
  return () => void unfinished.delete(finish)
}

export async function finishAll(): Promise<boolean> {
  const done = await Promise.all(Array.from(unfinished, (finish) => finish()))
  return done.every(Boolean)
}

/** From the press to the page that it leads to. Calls that find the session gone meanwhile say nothing new. */
export const isSigningOut = (): boolean => isUnderWay

export function startSignOut(): void {
  isUnderWay = true
}

export function endSignOut(): void {
  isUnderWay = false
}
