import { CheckIcon } from '@/ui/icons'

/** That the work is safe, in words beside a mark. */
export const SavedMark = ({ text }: { text: string }) => (
  <>
    <CheckIcon className="size-4 text-palm in-data-large:block in-data-large:size-6 max-[23rem]:hidden" />
    <span className="text-palm in-data-large:sr-only">{text}</span>
  </>
)
