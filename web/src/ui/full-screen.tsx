import { useId, type ReactNode } from 'react'
import { DialogHead } from './dialog-head'
import { useOpenView } from './use-open-view'

type FullScreenProps = {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A view over the page, open while it is rendered. Escape and its button close it; the focus goes back to where it was. */
export function FullScreen({ title, closeLabel, onClose, children }: FullScreenProps) {
  const id = useId()
  const dialog = useOpenView()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={fullClass}
    >
      <DialogHead {...{ id, title, closeLabel, onClose }} />
      {children}
    </dialog>
  )
}

const fullClass =
  'm-0 h-dvh max-h-none w-dvw max-w-none flex-col overflow-y-auto bg-canvas text-ink backdrop:bg-black/55 open:flex'
