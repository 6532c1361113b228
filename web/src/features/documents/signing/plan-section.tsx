import type { Document } from '@/api/types'
import { signingPlan } from '@/copy/signing-plan'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { calendarFile } from './calendar'
import { signingDay } from './dates-file'
import type { Execution } from './execution'
import { MessageSection } from './message-section'
import { PlanForm } from './plan-form'

const text = signingPlan

type PlanSectionProps = { document: Document; execution: Execution; hasWitnesses: boolean }

/** The day: when, where, what to bring, and who is told. */
export function PlanSection({ document, execution, hasWitnesses }: PlanSectionProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))] gap-x-12 gap-y-10">
      <div>
        <PlanForm document={document} hasNotary={hasNotary(execution)} />
        <Calendar document={document} execution={execution} />
      </div>
      <div className="space-y-10">
        {execution.bring.length > 0 && (
          <div>
            <h4 className="text-subhead">{text.bring}</h4>
            <ul className="mt-3 list-disc space-y-2 pl-6 text-base">
              {execution.bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        )}
        {hasWitnesses && <MessageSection document={document} execution={execution} />}
      </div>
    </div>
  )
}

/** Whether a notary writes anything, here or on a form of the court. */
const hasNotary = ({ sheets, forms }: Execution): boolean =>
  forms.length > 0 || sheets.some(({ places }) => places.some(({ by }) => /notary/i.test(by)))

function Calendar({ document, execution }: { document: Document; execution: Execution }) {
  const { plan } = document.signing
  if (!plan) return <p className="mt-4 text-base text-soft">{text.calendarFirst}</p>
  const save = () => {
    const appointment = signingDay(document, plan, execution)
    const file = calendarFile([appointment], new Date())
    saveFile(new Blob([file], { type: 'text/calendar' }), 'signing-day.ics')
  }
  return (
    <Button look="secondary" className="mt-4" onClick={save}>
      {text.calendar}
    </Button>
  )
}
