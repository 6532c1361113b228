import * as Radix from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { cx } from './cx'
import { CloseIcon } from './icons'
import { currentToast, dismissToast, onToast } from './toast-store'

/** The one message that is visible, for five seconds. F8 moves the focus to it. */
export function Toaster() {
  const toast = useSyncExternalStore(onToast, currentToast)
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Radix.Root
          key={toast.id}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast()}
          className={cx(
            'toast flex items-start gap-3 rounded-md border-l-4 p-4 shadow-lg',
            toast.tone === 'destructive'
              ? 'border-danger bg-danger-soft text-danger-ink'
              : 'border-accent bg-raised text-ink',
          )}
        >
          <div className="grow">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.text && <Radix.Description className="mt-0.5 text-sm">{toast.text}</Radix.Description>}
          </div>
          <Radix.Close
            aria-label="Close"
            className="-m-2 grid size-9 shrink-0 place-items-center rounded hover:bg-ink/10"
          >
            <CloseIcon className="size-4" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="fixed right-0 bottom-0 z-50 w-full max-w-[420px] p-4 outline-none print:hidden" />
    </Radix.Provider>
  )
}
