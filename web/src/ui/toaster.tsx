import * as Radix from '@radix-ui/react-toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { cx } from '@/lib/cx'
import { CloseIcon } from './screen-icons'
import { currentToast, dismissGoodNews, dismissToast, DURATION_MS, onToast, type Toast } from './toast-store'
import { placeToast } from './toast-place'

type ToastLabels = {
  close: string
  /** Of each message, for screen readers. */
  message: string
  /** Of the region that F8 leads to. */
  region: string
}

const HOTKEY = ['F8']
const SWIPE_THRESHOLD_PX = 50

type ToasterProps = {
  labels: ToastLabels
  /** Which page is shown: a message ends with its page. */
  page?: string
}

/** The one message that is visible. F8 moves the focus to it; pointing at it, or its focus, holds it. */
export function Toaster({ labels, page }: ToasterProps) {
  const toast = useSyncExternalStore(onToast, currentToast)
  useEffect(endWithLinks, [])
  useEndWithPage(page)
  return (
    <Radix.Provider
      duration={DURATION_MS}
      label={labels.message}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast && <Message key={toast.id} toast={toast} closeLabel={labels.close} />}
      <Radix.Viewport
        hotkey={HOTKEY}
        label={labels.region}
        className="toasts fixed right-0 z-50 w-full max-w-[420px] p-4 outline-none max-sm:p-1 print:hidden"
      />
    </Radix.Provider>
  )
}

/** Who follows a link has gone on: a message would lie over what they went to. One of a failure stays. */
function endWithLinks(): () => void {
  const end = ({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a[href]')
    if (isLink) dismissGoodNews()
  }
  document.addEventListener('click', end, { capture: true })
  return () => document.removeEventListener('click', end, { capture: true })
}

/** The same for buttons that lead on: what was read before the press ends, and what the press itself has caused stays. */
function useEndWithPage(page: string | undefined): void {
  const read = useRef<number>(undefined)
  useEffect(() => {
    const note = () => void (read.current = currentToast()?.id)
    for (const way of WAYS_ON) window.addEventListener(way, note, { capture: true })
    return () => {
      for (const way of WAYS_ON) window.removeEventListener(way, note, { capture: true })
    }
  }, [])
  useEffect(() => {
    const shown = currentToast()
    if (shown?.tone === 'plain' && shown.id === read.current) dismissToast()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each page
  }, [page])
}

const WAYS_ON = ['click', 'popstate']

function Message({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  return (
    <Radix.Root
      ref={toast.isOpen ? placeToast : undefined}
      open={toast.isOpen}
      type={toast.tone === 'destructive' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && dismissToast()}
      className={cx(
        'toast flex items-start gap-3 rounded-md border-l-4 p-4 shadow-high max-sm:min-h-14 max-sm:items-center max-sm:py-1',
        tones[toast.tone],
      )}
    >
      <div className="grow">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.text && <Radix.Description className="mt-0.5 text-sm">{toast.text}</Radix.Description>}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        title={closeLabel}
        className="-m-2 grid size-9 shrink-0 place-items-center rounded-sm hover:bg-ink/10"
      >
        <CloseIcon className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}

const tones: Record<Toast['tone'], string> = {
  plain: 'border-accent bg-raised text-ink',
  destructive: 'border-danger bg-danger-soft text-danger-ink',
}
