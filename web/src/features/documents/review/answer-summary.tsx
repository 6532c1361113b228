import { Link } from 'react-router'
import type { DocumentType, Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { askedQuestions, shownAnswer } from '../answers'

/** Every question that is asked, with its answer and a way to change it. */
export function AnswerSummary({ document, type }: { document: Document; type: DocumentType }) {
  return (
    <dl className="@container divide-y divide-line border-y border-line">
      {askedQuestions(type, document.interview).map(({ id, text }) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3 @min-[38rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <dt className="py-1.5 text-base text-soft">{text}</dt>
          <dd className="col-start-1 break-words whitespace-pre-wrap @min-[38rem]:col-start-2 @min-[38rem]:py-2">
            {shownAnswer(document.answers[id])}
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1 @min-[38rem]:col-start-3 @min-[38rem]:row-span-1">
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
