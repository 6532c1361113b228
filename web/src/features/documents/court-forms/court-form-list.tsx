import { useQuery } from '@tanstack/react-query'
import type { CourtForm, Document } from '@/api/types'
import { courtForms as text } from '@/copy/court-forms'
import { FailedPart } from '../failed-part'
import { isInstead, rowOf, type Execution } from '../signing/execution'
import type { ReadyForms } from '../signing/use-ready-forms'
import { CourtFormRow } from './court-form-row'
import { courtFormsQuery } from './queries'
import { WholePacket } from './whole-packet'

type ListProps = { document: Document; execution: Execution; readyForms: ReadyForms }

/** The court's own forms for this document, one after another as they are filed. */
export function CourtFormList({ document, execution, readyForms }: ListProps) {
  const { data, isError, refetch } = useQuery(courtFormsQuery(document))
  if (isError) return <FailedPart text={text.failed} retry={text.retry} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{text.loading}</p>
  if (data.length === 0) return <p>{text.none}</p>
  const filled = data.filter(({ obstacle }) => !obstacle).length
  const obstacles = new Set(data.map(({ obstacle }) => obstacle))
  const isSaidAbove = filled === 0 && data.length > 1 && obstacles.size === 1
  return (
    <>
      <p className="mb-6 max-w-2xl text-soft">
        {text.lead(filled, data.length)} {text.check}
      </p>
      <WholePacket document={document} />
      <ol className="divide-y divide-line border-y border-line">
        {data.map((form) => (
          <CourtFormRow
            key={keyOf(form)}
            id={document.id}
            form={form}
            row={rowOf(execution, form.number)}
            isInstead={isInstead(execution, form.number)}
            isSaidAbove={isSaidAbove}
            readyForms={readyForms}
          />
        ))}
      </ol>
    </>
  )
}

const keyOf = ({ form, of }: CourtForm): string => `${form} ${of}`
