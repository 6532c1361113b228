import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, onToast } from './toast-store'
import type { ToastLabels } from './toast-view'

// Most visits see no message at all: what shows one is loaded with the first.
const ToastView = lazy(async () => ({ default: (await import('./toast-view')).ToastView }))

/** The place where messages appear. */
export function Toaster({ labels }: { labels: ToastLabels }) {
  const toast = useSyncExternalStore(onToast, currentToast)
  if (!toast) return null
  return (
    <Suspense>
      <ToastView toast={toast} labels={labels} />
    </Suspense>
  )
}
