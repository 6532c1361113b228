import { knownOf } from '@/api/people-book'
import type { Answer, Document, PeopleBook, Question } from '@/api/types'
import { KnownNote } from '../book/known-note'
import { NamedPersonButtons } from '../book/person-buttons'

type OfferedProps = {
  document: Document
  question: Question
  book: PeopleBook
  value: Answer
  isSaved: boolean
  onUse: (value: string) => void
}

/** What other documents offer for an answer, and what was taken from them. */
export function Offered({ document, question, book, value, isSaved, onUse }: OfferedProps) {
  const known = knownOf(book, document, question.book)
  return (
    <>
      <NamedPersonButtons
        document={document}
        question={question}
        answers={document.answers}
        isEmpty={value === ''}
        onUse={onUse}
      />
      {question.book && !isSaved && (
        <KnownNote book={book} document={document} shown={value === known?.value ? known : undefined} />
      )}
    </>
  )
}
