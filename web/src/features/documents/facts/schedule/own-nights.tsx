import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { SelectField } from '@/ui/field'
import { FieldGroup } from '@/ui/field-group'
import type { Parent } from './nights'
import type { ScheduleParts } from './schedule-parts'
import { dayName, dayNumber, weekdayOf } from './schedule-value'
import { nightClass } from './night-class'

const text = copy.schedule
const WEEK = 7
const MOST_WEEKS = 4

/** One week with each parent: where an own rhythm begins. */
export const twoWeeks = 'P'.repeat(WEEK) + 'R'.repeat(WEEK)

/** The nights of the parents’ own rhythm, each a switch between the two. */
export function OwnNights({ draft, onChange }: ScheduleParts) {
  const nights = [...draft.nights] as Parent[]
  const weeks = nights.length / WEEK
  const put = (next: Parent[]) => onChange({ ...draft, nights: next.join('') })
  const setWeeks = (count: number) =>
    put(Array.from({ length: count * WEEK }, (_, at) => nights[at] ?? nights[at % nights.length] ?? 'P'))
  return (
    <FieldGroup legend={text.nights} hint={text.nightsHint}>
      <SelectField
        label={text.weeks}
        shown={text.weekCount(weeks)}
        value={weeks}
        onChange={(event) => setWeeks(Number(event.target.value))}
      >
        {Array.from({ length: MOST_WEEKS }, (_, at) => (
          <option key={at} value={at + 1}>
            {text.weekCount(at + 1)}
          </option>
        ))}
      </SelectField>
      {Array.from({ length: weeks }, (_, week) => (
        <div key={week} className="mt-3">
          <p className="mb-1 text-sm font-semibold">{text.week(week + 1)}</p>
          <div className="grid grid-cols-7 gap-1">
            {nights.slice(week * WEEK, (week + 1) * WEEK).map((parent, day) => (
              <Night
                key={day}
                parent={parent}
                week={week + 1}
                day={dayOf(draft.start, day)}
                onTurn={() => put(nights.with(week * WEEK + day, parent === 'P' ? 'R' : 'P'))}
              />
            ))}
          </div>
        </div>
      ))}
    </FieldGroup>
  )
}

type NightProps = { parent: Parent; week: number; day: string; onTurn: () => void }

const Night = ({ parent, week, day, onTurn }: NightProps) => (
  <button
    type="button"
    className={cx(
      'grid min-h-12 justify-items-center rounded-sm border border-edge py-1',
      nightClass(parent),
    )}
    onClick={onTurn}
  >
    <span className="sr-only">
      {text.night(week, day, parent === 'P' ? text.petitioner : text.respondent)}
    </span>
    <span aria-hidden="true" className="text-sm">
      {day.slice(0, 2)}
    </span>
    <span aria-hidden="true" className="font-semibold">
      {parent}
    </span>
  </button>
)

/** Weeks begin with the day of the first night; until it is known, with a Monday. */
function dayOf(start: string, at: number): string {
  const first = Number.isNaN(dayNumber(start)) ? 1 : weekdayOf(dayNumber(start))
  return dayName(((first - 1 + at) % WEEK) + 1)
}
