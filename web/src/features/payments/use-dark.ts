import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void): () => void {
  const dark = query()
  dark.addEventListener('change', onChange)
  return () => dark.removeEventListener('change', onChange)
}

/** Whether the page is dark now. Style sheets know by themselves; Stripe's frame has to be told. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
