import { CloseButton } from './close-button'

type DialogHeadProps = { id: string; title: string; closeLabel: string; onClose: () => void }

/** The name of a view over the page, which stays in sight while it is scrolled, and the button that closes it. */
export function DialogHead({ id, title, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className="sticky top-0 z-10 flex min-h-[56px] shrink-0 items-center gap-3 border-b border-line bg-raised px-4">
      <h2 id={id} className="min-w-0 grow text-subhead">
        {title}
      </h2>
      <CloseButton label={closeLabel} onClose={onClose} />
    </div>
  )
}
