import { CloseIcon } from './screen-icons'

/** Closes a view over the page. It keeps its size where the text is large, as the bars do that it stands in. */
export const CloseButton = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClose}
    className="-mr-2 grid size-[44px] shrink-0 place-items-center rounded-md hover:bg-sunken"
  >
    <CloseIcon className="size-[24px]" />
  </button>
)
