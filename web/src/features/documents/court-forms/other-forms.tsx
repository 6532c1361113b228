import { copy } from '@/copy'
import type { FormRow } from '../signing/execution'
import type { ReadyForms } from '../signing/use-ready-forms'
import { FormLine } from './form-line'

const text = copy.filing

type OtherFormsProps = { forms: FormRow[]; readyForms: ReadyForms }

/** What else the cover sheet says is filed: always, and where it applies. */
export const OtherForms = ({ forms, readyForms }: OtherFormsProps) => (
  <>
    <Rows title={text.forms} rows={forms.filter(({ isSure }) => isSure)} readyForms={readyForms} />
    <Rows title={text.formsIf} rows={forms.filter(({ isSure }) => !isSure)} readyForms={readyForms} />
  </>
)

type RowsProps = { title: string; rows: FormRow[]; readyForms: ReadyForms }

function Rows({ title, rows, readyForms: { ready, check } }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <>
      <h4 className="mt-8 mb-2 text-subhead">{title}</h4>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ form, what, who, when }) => (
          <FormLine
            key={form}
            label={`${form} ${what}`}
            isReady={ready.includes(form)}
            onCheck={() => check(form)}
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
        ))}
      </ul>
    </>
  )
}
