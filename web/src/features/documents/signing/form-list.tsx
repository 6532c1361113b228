import { copy } from '@/copy'
import type { FormRow } from './execution'
import type { ReadyForms } from './use-ready-forms'

const text = copy.filing

type FormListProps = { forms: FormRow[]; readyForms: ReadyForms }

/** The official forms to file besides that are not listed with the court's own, to be checked off. */
export function FormList({ forms, readyForms: { ready, check } }: FormListProps) {
  if (forms.length === 0) return null
  const rows = (isSure: boolean) =>
    forms
      .filter((row) => row.isSure === isSure)
      .map((row) => <Row key={row.form} row={row} isReady={ready.includes(row.form)} onCheck={check} />)
  const sure = rows(true)
  const ifTheyApply = rows(false)
  return (
    <div>
      <h4 className="text-subhead">{text.forms}</h4>
      <p className="mt-1 text-base text-soft">{text.formsText}</p>
      {sure.length > 0 && <ul className="mt-3">{sure}</ul>}
      {ifTheyApply.length > 0 && (
        <>
          <h5 className="mt-6 font-semibold">{text.formsIf}</h5>
          <ul className="mt-2">{ifTheyApply}</ul>
        </>
      )}
    </div>
  )
}

type RowProps = { row: FormRow; isReady: boolean; onCheck: (form: string) => void }

const Row = ({ row: { form, what, who, when }, isReady, onCheck }: RowProps) => (
  <li className="border-b border-line">
    <label className="flex items-start gap-3 py-3">
      <input
        type="checkbox"
        className="mt-0.5 size-6 shrink-0"
        checked={isReady}
        onChange={() => onCheck(form)}
      />
      <span className="min-w-0 text-base">
        <strong>{form}</strong>
        <br />
        {what}
        <br />
        <span className="text-soft">
          {who} · {when}
        </span>
      </span>
    </label>
  </li>
)
