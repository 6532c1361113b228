import * as Radix from '@radix-ui/react-alert-dialog'
import { useEffect, useState, type ReactNode } from 'react'

type AlertDialogProps = {
  onClose: () => void
  /** What had the focus before, where that is gone by now: an entry of a menu, say. */
  opener?: HTMLElement | null
  title: string
  text: string
  children?: ReactNode
  /** The buttons. The one that changes nothing comes first, so that it has the focus. */
  actions: ReactNode
}

/**
 * A question that has to be answered before anything else; open while it is rendered. The curtain is our own: the
 * Radix one locks scrolling with an inline style sheet, which our content security policy refuses. styles.css does
 * the same.
 */
export function AlertDialog({ onClose, opener = null, title, text, children, actions }: AlertDialogProps) {
  const restoreFocus = useFocusBefore(opener)
  useInertPage()
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-black/55 p-4">
          <Radix.Content
            onCloseAutoFocus={restoreFocus}
            className="w-full max-w-lg rounded-md bg-raised p-6 shadow-high sm:p-8"
          >
            <Radix.Title className="text-heading">{title}</Radix.Title>
            <Radix.Description className="mt-3 break-words">{text}</Radix.Description>
            {children}
            <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Where the focus goes afterwards: back to where it was, or to the page when that is gone. */
function useFocusBefore(opener: HTMLElement | null) {
  const [before] = useState(() => opener ?? document.activeElement)
  return (event: Event) => {
    event.preventDefault()
    const target = before?.isConnected ? before : document.getElementById('content')
    if (target instanceof HTMLElement) target.focus()
  }
}

/** Radix hides the page behind a dialog from screen readers. This keeps the pointer and the keyboard out of it too. */
function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('root')
    if (!page) return
    page.inert = true
    return () => {
      page.inert = false
    }
  }, [])
}

export const DialogCancel = Radix.Cancel
export const DialogAction = Radix.Action
