import type { FormRow } from '../signing/execution'
import type { ReadyForms } from '../signing/use-ready-forms'
import { keyOf } from './form-groups'
import { FormLine } from './form-line'

type OtherFormRowProps = { row: FormRow; readyForms: ReadyForms }

/** A form that only the cover sheet names. */
export const OtherFormRow = ({ row, readyForms }: OtherFormRowProps) => (
  <FormLine
    label={`${row.form} ${row.what}`}
    isReady={readyForms.ready.includes(keyOf(row))}
    onCheck={() => readyForms.check(keyOf(row))}
    name={
      <>
        <h5 className="font-serif font-semibold">{row.form}</h5>
        <span className="block text-soft">{row.what}</span>
      </>
    }
  >
    <p>
      {row.who} · {row.when}
    </p>
  </FormLine>
)
