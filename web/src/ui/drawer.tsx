import { useId, type ReactNode } from 'react'
import { DialogHead } from './dialog-head'
import { useOpenView } from './use-open-view'

type DrawerProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/**
 * A part of the screen over the page, at its side, and on a phone at its foot. Escape, its button and a press beside it close
 * it; the focus goes back to where it was. It is as high as the screen lets it be: what may be longer scrolls within it.
 */
export function Drawer({ title, closeLabel, onClose, children }: DrawerProps) {
  const id = useId()
  const dialog = useOpenView()
  return (
    // Escape closes it, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={drawerClass}
    >
      <div className="flex h-full flex-col">
        <DialogHead {...{ id, title, closeLabel, onClose }} />
        {children}
      </div>
    </dialog>
  )
}

const drawerClass =
  'mt-auto mr-0 mb-0 ml-auto max-h-none max-w-none overflow-y-auto bg-raised p-0 text-ink shadow-high backdrop:bg-black/25 max-sm:h-[85dvh] max-sm:w-full max-sm:rounded-t-lg sm:h-dvh sm:w-[27rem] sm:max-w-[90vw] sm:border-l sm:border-line'
