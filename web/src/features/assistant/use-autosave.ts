import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { beforeSignOut } from '@/lib/sign-out'
import { Autosave, type SavePort } from './autosave'

/** The saving of one document's answers, for as long as its conversation is on the screen. */
export function useAutosave(port: SavePort, onLeft: () => void) {
  const [autosave] = useState(() => new Autosave(port))
  useEffect(() => autosave.serve(port))
  useFlushWhenLeaving(autosave, onLeft)
  const unsaved = useSyncExternalStore(autosave.subscribe, autosave.unsaved)
  const state = useSyncExternalStore(autosave.subscribe, autosave.state)
  return { autosave, unsaved, state }
}

/** A page that is hidden may never come back; another page of the site, or a connection that is back, is a moment too. */
function useFlushWhenLeaving(autosave: Autosave, onLeft: () => void): void {
  const left = useRef(onLeft)
  useEffect(() => {
    left.current = onLeft
  })
  useEffect(() => {
    let isGone = false
    const leave = () => void autosave.flush({}, true)
    const hide = () => document.visibilityState === 'hidden' && leave()
    const back = () => void autosave.flush()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', back)
    const forgetSignOut = beforeSignOut(() => autosave.flush())
    autosave.resume()
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', back)
      isGone = true
      const handOver = left.current
      void autosave.flush({}, true).then((isSaved) => {
        autosave.rest()
        forgetSignOut()
        if (isGone && !isSaved) handOver()
      })
    }
  }, [autosave])
}
