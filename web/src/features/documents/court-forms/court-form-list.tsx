import { useQuery } from '@tanstack/react-query'
import type { Document } from '@/api/types'
import { courtForms as text } from '@/copy/court-forms'
import { FailedPart } from '../failed-part'
import type { Execution } from '../signing/execution'
import type { ReadyForms } from '../signing/use-ready-forms'
import { FormGroup } from './form-group'
import { formGroupsOf } from './form-groups'
import { courtFormsQuery } from './queries'
import { WholePacket } from './whole-packet'

type ListProps = { document: Document; execution: Execution; readyForms: ReadyForms }

/** The official forms for this document, by who files them. */
export function CourtFormList({ document, execution, readyForms }: ListProps) {
  const { data, isError, refetch } = useQuery(courtFormsQuery(document))
  if (isError) return <FailedPart text={text.failed} retry={text.retry} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{text.loading}</p>
  const groups = formGroupsOf(execution, data)
  const filled = data.filter(({ obstacle }) => !obstacle).length
  const obstacles = new Set(data.map(({ obstacle }) => obstacle))
  const isSaidAbove = filled === 0 && data.length > 1 && obstacles.size === 1
  return (
    <>
      <p className="mb-6 max-w-2xl text-soft">
        <span>{data.length > 0 ? text.lead(filled, data.length) : text.none}</span>{' '}
        {groups.length > 0 && text.check}
      </p>
      {data.length > 0 && <WholePacket document={document} />}
      <div className="border-b border-line">
        {groups.map((group, index) => (
          <FormGroup
            key={group.name}
            id={document.id}
            group={group}
            isOpen={index === 0}
            {...{ execution, isSaidAbove, readyForms }}
          />
        ))}
      </div>
    </>
  )
}
