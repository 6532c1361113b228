import { useState } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { notifyFixedFailure } from '@/ui/notify'
import { useKeepBeside } from '../saving/use-keep-beside'
import type { FormRow } from './execution'
import { FILING, type Filing } from './filing'

const text = copy.filing

type FormListProps = { document: Document; forms: FormRow[]; filing: Filing }

/** The official forms to file besides, to be checked off. */
export function FormList({ document, forms, filing }: FormListProps) {
  const [ready, setReady] = useState(filing.forms)
  const keep = useKeepBeside(document.id)
  const check = (form: string) => {
    const before = ready
    const next = before.includes(form) ? before.filter((each) => each !== form) : [...before, form]
    setReady(next)
    keep.mutate(
      { [FILING]: { ...filing, forms: next } },
      {
        onError: (error) => {
          setReady(before)
          notifyFixedFailure(error, text.notKept)
        },
      },
    )
  }
  if (forms.length === 0) return null
  const rows = (isSure: boolean) =>
    forms
      .filter((row) => row.isSure === isSure)
      .map((row) => <Row key={row.form} row={row} isReady={ready.includes(row.form)} onCheck={check} />)
  const ifTheyApply = rows(false)
  return (
    <div>
      <h3 className="text-subhead">{text.forms}</h3>
      <p className="mt-1 text-base text-soft">{text.formsText}</p>
      <ul className="mt-3">{rows(true)}</ul>
      {ifTheyApply.length > 0 && (
        <>
          <h4 className="mt-6 font-semibold">{text.formsIf}</h4>
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
        className="mt-0.5 size-6 shrink-0 accent-accent"
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
