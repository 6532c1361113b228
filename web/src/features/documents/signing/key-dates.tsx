import type { Document, KeyDate } from '@/api/types'
import { keyDates as text } from '@/copy/key-dates'
import { calendarDay } from '@/lib/dates'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { Citations } from '@/ui/citations'
import { datesFile } from './dates-file'
import type { Execution } from './execution'
import { today } from './today'
import { useDateReminders } from './use-date-reminders'

type KeyDatesProps = { document: Document; dates: KeyDate[]; execution: Execution }

/** The dates that follow from the matter, each with its rule and a switch for its reminder, and one calendar file of them all. */
export function KeyDates({ document, dates, execution }: KeyDatesProps) {
  const reminders = useDateReminders(document)
  const counted = dates.find((date) => date.counted)?.counted
  const shared = sharedLaw(dates)
  const hasDay = dates.some(({ day }) => day)
  const save = () => {
    const file = datesFile(document, dates, execution, new Date())
    saveFile(new Blob([file], { type: 'text/calendar' }), 'my-dates.ics')
  }
  return (
    <div>
      <ol className="space-y-5">
        {dates.map((date) => (
          <DateRow
            key={date.id}
            date={date}
            law={date.law.filter((source) => !shared.includes(source))}
            isOff={reminders.off.includes(date.id)}
            onSwitch={() => reminders.switchOver(date.id)}
          />
        ))}
      </ol>
      {counted && (
        <div className="mt-5 space-y-1 text-base text-soft">
          <p>{counted}</p>
          <Citations sources={shared} />
        </div>
      )}
      {hasDay && (
        <Button look="secondary" className="mt-5" onClick={save}>
          {text.calendar}
        </Button>
      )}
    </div>
  )
}

/** What several days are counted by, which is said once. */
function sharedLaw(dates: KeyDate[]): string[] {
  const [first, ...others] = dates.filter(({ counted }) => counted).map(({ law }) => law)
  if (!first || others.length === 0) return []
  return first.filter((source) => others.every((law) => law.includes(source)))
}

type DateRowProps = { date: KeyDate; law: string[]; isOff: boolean; onSwitch: () => void }

/** Without a day, the rule. */
function DateRow({ date: { title, rule, day, yearly, reminder }, law, isOff, onSwitch }: DateRowProps) {
  return (
    <li className="border-l-4 border-accent pl-4">
      <p>
        {title}
        {day && (
          <>
            : <strong>{calendarDay(day)}</strong>
          </>
        )}
        {day && yearly && ` ${text.yearly}`}
      </p>
      <p className="text-base text-soft">{rule}</p>
      <div className="text-base text-soft">
        <Citations sources={law} />
      </div>
      {reminder && reminder >= today() && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            aria-label={text.remindOf(title)}
            checked={!isOff}
            onChange={onSwitch}
          />
          <span className="text-base">{text.remind(calendarDay(reminder))}</span>
        </label>
      )}
    </li>
  )
}
