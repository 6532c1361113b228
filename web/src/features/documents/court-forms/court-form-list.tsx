import { useQuery } from '@tanstack/react-query'
import type { CourtForm, Document } from '@/api/types'
import { courtForms as text } from '@/copy/court-forms'
import { FailedPart } from '../failed-part'
import { rowOf, type Execution } from '../signing/execution'
import { CourtFormRow } from './court-form-row'
import { courtFormsQuery } from './queries'

type ListProps = { document: Document; execution: Execution }

/** The court's own forms for this document, one after another as they are filed. */
export function CourtFormList({ document, execution }: ListProps) {
  const { data, isError, refetch } = useQuery(courtFormsQuery(document))
  if (isError) return <FailedPart text={text.failed} retry={text.retry} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{text.loading}</p>
  if (data.length === 0) return <p>{text.none}</p>
  return (
    <ol className="divide-y divide-line border-y border-line">
      {data.map((form) => (
        <CourtFormRow key={keyOf(form)} id={document.id} form={form} row={rowOf(execution, form.number)} />
      ))}
    </ol>
  )
}

const keyOf = ({ form, of }: CourtForm): string => `${form} ${of}`
