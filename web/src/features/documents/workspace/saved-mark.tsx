import { CheckIcon, PencilIcon } from '@/ui/icons'

/** That the work is safe, in words beside a mark. */
export const SavedMark = ({ text }: { text: string }) => (
  <>
    <CheckIcon className="size-4 text-palm in-data-large:block in-data-large:size-6 max-[23rem]:hidden @max-[16.5rem]:block! @max-[16.5rem]:size-6" />
    <span className="text-palm in-data-large:sr-only @max-[16.5rem]:sr-only">{text}</span>
  </>
)

/** That something is typed and not saved yet: in words, and with large text by a mark alone, which leaves its room to the title. */
export const UnsavedMark = ({ text }: { text: string }) => (
  <>
    <PencilIcon className="hidden size-6 in-data-large:block @max-[16.5rem]:block" />
    <span className="in-data-large:sr-only @max-[16.5rem]:sr-only">{text}</span>
  </>
)
