import { useInfiniteQuery } from '@tanstack/react-query'
import type { Document, KnownEntry, PeopleBook } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { useWasPainted } from '@/ui/use-was-painted'
import { documentsQuery } from '../queries'
import { useSwitchBook } from './use-switch-book'

const text = copy.peopleBook

type KnownNoteProps = {
  book: PeopleBook
  document: Document
  /** What stands in the boxes, where it is from another document. */
  shown: KnownEntry | undefined
}

/** Whose words stand in the boxes; or, while the book is off, that they could be filled in. */
export function KnownNote({ book, document, shown }: KnownNoteProps) {
  if (shown) return <p className="mt-2 text-sm text-soft">{text.filledIn(shown.documentName)}</p>
  return book.on ? null : <BookOffer document={document} />
}

/** Only where there is another document that could say something. */
function BookOffer({ document }: { document: Document }) {
  const { data: documents = [] } = useInfiniteQuery({ ...documentsQuery, enabled: useWasPainted() })
  const { mutate, isPending } = useSwitchBook()
  if (!documents.some(({ id, answers }) => id !== document.id && Object.keys(answers).length > 0)) return null
  return (
    <div className="mt-3 text-sm text-soft">
      <p>{text.offer}</p>
      <Button look="secondary" shape="chip" className="my-2" busy={isPending} onClick={() => mutate(true)}>
        {text.turnOn}
      </Button>
      <p>{text.turnOnNote}</p>
    </div>
  )
}
