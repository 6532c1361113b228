import { useId, type ReactNode } from 'react'
import { CloseIcon } from './screen-icons'
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
      <div className="sticky top-0 z-10 flex h-[56px] shrink-0 items-center gap-3 border-b border-line bg-raised px-4">
        <h2 id={id} className="min-w-0 grow truncate text-subhead">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
        >
          <CloseIcon className="size-6" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

const fullClass =
  'm-0 h-dvh max-h-none w-dvw max-w-none flex-col overflow-y-auto bg-canvas text-ink backdrop:bg-black/55 open:flex'
