import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CloseIcon } from './icons'

type FullScreenProps = {
  title: string
  closeLabel: string
  /** Beside the title. */
  actions?: ReactNode
  /** From below, over a part of the screen, where there is room; otherwise over all of it. */
  isDrawer?: boolean
  onClose: () => void
  children: ReactNode
}

/** A view over the page, open while it is rendered. Escape and its button close it; the focus goes back to where it was. */
export function FullScreen({
  title,
  closeLabel,
  actions,
  isDrawer = false,
  onClose,
  children,
}: FullScreenProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const view = dialog.current
    if (view && !view.open) view.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={isDrawer ? drawerClass : fullClass}
    >
      <div className="sticky top-0 z-10 flex h-[56px] shrink-0 items-center gap-3 border-b border-line bg-raised px-4">
        <h2 id={id} className="min-w-0 grow truncate text-subhead">
          {title}
        </h2>
        {actions}
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

const base = 'text-ink backdrop:bg-black/55 bg-canvas flex-col open:flex'
const fullClass = `${base} m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto`
const drawerClass = `${base} m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto lg:w-[32rem] lg:border-r lg:border-line`
