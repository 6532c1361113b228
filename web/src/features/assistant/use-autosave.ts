import { useEffect, useState, useSyncExternalStore } from 'react'
import { Autosave, type SavePort } from './autosave'

/** The saving of one document's answers, for as long as its conversation is on the screen. */
export function useAutosave(port: SavePort) {
  const [autosave] = useState(() => new Autosave(port))
  useEffect(() => autosave.serve(port))
  useFlushWhenLeaving(autosave)
  const unsaved = useSyncExternalStore(autosave.subscribe, autosave.unsaved)
  const state = useSyncExternalStore(autosave.subscribe, autosave.state)
  return { autosave, unsaved, state }
}

/** A page that is hidden may never come back; another page of the site, or a connection that is back, is a moment too. */
function useFlushWhenLeaving(autosave: Autosave): void {
  useEffect(() => {
    const leave = () => void autosave.flush({}, true)
    const hide = () => document.visibilityState === 'hidden' && leave()
    const back = () => void autosave.flush()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', back)
    autosave.resume()
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', back)
      void autosave.flush({}, true).then(() => autosave.rest())
    }
  }, [autosave])
}
