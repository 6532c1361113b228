import type { Paper } from '@/api/types'
import { forms as text } from '@/copy/forms-to-file'
import { Summary } from '@/ui/summary'
import { readExecution, type FormRow } from '../signing/execution'

/** The court's own forms that go with the papers, as their cover sheet lists them. */
export function FormsToFile({ paper }: { paper: Paper }) {
  const { forms } = readExecution(paper)
  const sure = forms.filter(({ isSure }) => isSure)
  const others = forms.filter(({ isSure }) => !isSure)
  if (forms.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-subhead">{text.title}</h3>
      <p className="mt-1 text-base">{text.lead}</p>
      <Rows title={text.sure(sure.length)} rows={sure} />
      <Rows title={text.others(others.length)} rows={others} />
    </div>
  )
}

function Rows({ title, rows }: { title: string; rows: FormRow[] }) {
  if (rows.length === 0) return null
  return (
    <details>
      <Summary className="min-h-11 gap-3 text-base font-semibold">
        <span className="min-w-0 grow">{title}</span>
      </Summary>
      <ul className="space-y-1.5 pb-2 text-base">
        {rows.map(({ form, what }) => (
          <li key={form} className="break-words">
            <span className="font-semibold">{form}</span> {what}
          </li>
        ))}
      </ul>
    </details>
  )
}
