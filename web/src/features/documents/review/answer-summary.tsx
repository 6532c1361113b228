import { Link } from 'react-router'
import type { DocumentType, Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { askedQuestions, shownAnswer } from '../answers'

/** Every question that is asked, with its answer and a way to change it. */
export function AnswerSummary({ document, type }: { document: Document; type: DocumentType }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {askedQuestions(type, document.interview).map(({ id, text }) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4">
          <dt className="text-base text-soft">{text}</dt>
          <dd className="col-start-1 mt-0.5 break-words whitespace-pre-wrap">
            {shownAnswer(document.answers[id])}
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <Link
              to={paths.question(document.id, id, 'review')}
              aria-label={copy.review.editAnswer(text)}
              className="link inline-flex min-h-11 items-center"
            >
              {copy.review.edit}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
