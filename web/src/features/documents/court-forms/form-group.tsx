import { courtForms as text } from '@/copy/court-forms'
import { Summary } from '@/ui/summary'
import { isInstead, rowOf, type Execution } from '../signing/execution'
import type { ReadyForms } from '../signing/use-ready-forms'
import { copyOf } from './copy-of'
import { CourtFormRow } from './court-form-row'
import { keysOf, type FormGroup as Group } from './form-groups'
import { OtherFormRow } from './other-form-row'

type FormGroupProps = {
  id: number
  group: Group
  execution: Execution
  isOpen: boolean
  isSaidAbove: boolean
  readyForms: ReadyForms
}

/** The forms of one filer, or of one time, behind a line that says how many of them are ready. */
export function FormGroup({ id, group, execution, isOpen, isSaidAbove, readyForms }: FormGroupProps) {
  const keys = keysOf(group)
  const ready = keys.filter((key) => readyForms.ready.includes(key)).length
  return (
    <details open={isOpen || undefined} className="border-t border-line">
      <Summary className="min-h-14 gap-4 py-2">
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="text-subhead">{text.group(group.name, group.listed[0]?.names ?? [])}</h4>
          <span className="text-base text-soft">{text.ready(ready, keys.length)}</span>
        </span>
      </Summary>
      <ul className="divide-y divide-line border-t border-line pl-1 sm:pl-4">
        {group.listed.map((form) => (
          <CourtFormRow
            key={copyOf(form)}
            id={id}
            form={form}
            row={rowOf(execution, form.number)}
            isInstead={isInstead(execution, form.number)}
            saysFiler={group.name === 'later' || group.name === 'if'}
            isSaidAbove={isSaidAbove}
            readyForms={readyForms}
          />
        ))}
        {group.rows.map((row) => (
          <OtherFormRow key={row.form} row={row} readyForms={readyForms} />
        ))}
      </ul>
    </details>
  )
}
