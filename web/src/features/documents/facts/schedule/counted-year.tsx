import { useState } from 'react'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Summary } from '@/ui/summary'
import { countedYears, countOf, nightsOf } from './nights'
import { valueOf } from './schedule-draft'
import type { Choices, ScheduleDraft } from './schedule-value'
import { YearCalendar } from './year-calendar'

const text = copy.schedule

type CountedYearProps = { choices: Choices; draft: ScheduleDraft }

/** What the schedule comes to: the overnights in one sentence, and the two years that are counted, night by night. */
export function CountedYear({ choices, draft }: CountedYearProps) {
  const [isSecond, setSecond] = useState(false)
  const schedule = valueOf(draft)
  const years = countedYears(schedule)
  const laidOut = years.map((year) => nightsOf(schedule, choices, year))
  const [one, next] = laidOut
  const nights = isSecond ? next : one
  return (
    <div>
      <p role="status" className="font-semibold">
        {one && next ? sentence(years, [countOf(one), countOf(next)]) : text.notCounted}
      </p>
      {nights && (
        <details className="fold mt-3 border-y border-line">
          <Summary className="min-h-12 gap-4 py-2">
            <span className="grow font-semibold">{text.year}</span>
          </Summary>
          <div className="flex gap-3">
            {years.map((year, at) => (
              <Button
                key={year}
                look="secondary"
                shape="chip"
                aria-pressed={isSecond === (at === 1)}
                onClick={() => setSecond(at === 1)}
              >
                {text.showYear(year)}
              </Button>
            ))}
          </div>
          <YearCalendar year={years[isSecond ? 1 : 0]} nights={nights} />
        </details>
      )}
    </div>
  )
}

type Count = [petitioner: number, respondent: number]

function sentence([first, second]: [number, number], [one, next]: [Count, Count]): string {
  return text.counted({
    petitioner: mean(one[0], next[0]),
    respondent: mean(one[1], next[1]),
    first: text.ofYear(first, ...one),
    second: text.ofYear(second, ...next),
  })
}

/** Half a night is said as the worksheet says it: 182.5. */
const mean = (one: number, next: number): string => String((one + next) / 2)
