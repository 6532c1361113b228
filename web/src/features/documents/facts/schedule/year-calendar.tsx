import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { nightClass } from './night-class'
import type { Parent } from './nights'
import { dayName, dayNumber, weekdayOf } from './schedule-value'

const WEEK = 7
const SUNDAY_FIRST = [7, 1, 2, 3, 4, 5, 6]

type YearCalendarProps = { year: number; nights: Parent[] }

/** Twelve months, each a table of weeks. A night has a tone, a letter, and one of the two has stripes. */
export const YearCalendar = ({ year, nights }: YearCalendarProps) => (
  <>
    <p className="my-3 text-sm text-soft">{copy.schedule.legend}</p>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] items-start gap-x-4 gap-y-6 pb-4">
      {Array.from({ length: 12 }, (_, month) => (
        <Month key={month} year={year} month={month} nights={nights} />
      ))}
    </div>
  </>
)

function Month({ year, month, nights }: YearCalendarProps & { month: number }) {
  const first = dayNumber(`${year}-${String(month + 1).padStart(2, '0')}-01`)
  const length = monthLength(year, month)
  const blanks = weekdayOf(first) % WEEK
  const begun = first - dayNumber(`${year}-01-01`)
  const weeks = Math.ceil((blanks + length) / WEEK)
  return (
    <table className="w-full table-fixed border-collapse text-center text-sm">
      <caption className="mb-1 text-left font-semibold">{monthName(year, month)}</caption>
      <thead>
        <tr>
          {SUNDAY_FIRST.map((day) => (
            <th key={day} scope="col" abbr={dayName(day)} className="font-normal text-soft">
              {dayName(day).slice(0, 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => (
          <tr key={week}>
            {Array.from({ length: WEEK }, (_, at) => {
              const day = week * WEEK + at - blanks + 1
              const parent = day >= 1 && day <= length ? nights[begun + day - 1] : undefined
              return parent ? (
                <Night key={at} day={day} parent={parent} />
              ) : (
                <td key={at} aria-hidden="true" />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Night = ({ day, parent }: { day: number; parent: Parent }) => (
  <td className={cx('border border-line leading-tight', nightClass(parent))}>
    {day} <span className="block font-semibold">{parent}</span>
  </td>
)

const monthLength = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

const monthName = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
