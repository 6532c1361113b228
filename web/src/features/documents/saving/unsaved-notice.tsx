import { useState, useSyncExternalStore } from 'react'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'

type UnsavedNoticeProps = {
  words: { offline: string; unreachable: string }
  isWaiting: boolean
  /** Whether what waited is what the server has now. */
  isSaved: boolean
}

/** Says that something waits for a connection, and later that it is saved. Both are read out. */
export function UnsavedNotice({ words, isWaiting, isSaved }: UnsavedNoticeProps) {
  const isSaid = useIsSaid(isWaiting, isSaved)
  const text = useReason(words)
  return (
    <div role="status" className="[&:not(:empty)]:mt-5">
      {isWaiting && <Notice tone="warning">{text}</Notice>}
      {isSaid && <p className="font-semibold text-accent">{copy.unsent.saved}</p>}
    </div>
  )
}

/** Whether what waited is to be called saved: until something else is typed, whatever becomes of that. */
function useIsSaid(isWaiting: boolean, isSaved: boolean): boolean {
  const [stage, setStage] = useState<'nothing' | 'waited' | 'said'>('nothing')
  const next = isWaiting ? 'waited' : AFTERWARDS[stage][isSaved ? 'saved' : 'open']
  if (next !== stage) setStage(next)
  return next === 'said'
}

const AFTERWARDS = {
  nothing: { saved: 'nothing', open: 'nothing' },
  waited: { saved: 'said', open: 'waited' },
  said: { saved: 'said', open: 'nothing' },
} as const

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** It may be the person's connection, or ours. */
function useReason({ offline, unreachable }: UnsavedNoticeProps['words']): string {
  return useSyncExternalStore(subscribe, () => navigator.onLine) ? unreachable : offline
}
