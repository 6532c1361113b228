import type { FormRow } from '../signing/execution'
import type { ReadyForms } from '../signing/use-ready-forms'
import { FormLine } from './form-line'

type OtherFormRowProps = { row: FormRow; readyForms: ReadyForms }

/** A form that only the cover sheet names. */
export const OtherFormRow = ({ row: { form, what, who, when }, readyForms }: OtherFormRowProps) => (
  <FormLine
    label={`${form} ${what}`}
    isReady={readyForms.ready.includes(form)}
    onCheck={() => readyForms.check(form)}
    name={
      <>
        <h5 className="font-serif font-semibold">{form}</h5>
        <span className="block text-soft">{what}</span>
      </>
    }
  >
    <p>
      {who} · {when}
    </p>
  </FormLine>
)
