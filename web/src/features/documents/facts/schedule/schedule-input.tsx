import { copy } from '@/copy'
import { TextField } from '@/ui/field'
import { CountedYear } from './counted-year'
import { OccasionList } from './occasion-list'
import { RhythmInput } from './rhythm-input'
import type { ScheduleParts } from './schedule-parts'
import { dayName } from './schedule-value'

const text = copy.schedule

/** A schedule of time-sharing: its rhythm, the year that it makes, and the holidays and breaks that differ. */
export function ScheduleInput(props: ScheduleParts) {
  const { choices, draft, errors, onChange } = props
  const weekday = choices.rhythms.find(({ id }) => id === draft.rhythm)?.weekday
  return (
    <div className="grid gap-6">
      <RhythmInput {...props} />
      <div className="grid gap-4 @lg:grid-cols-2">
        <TextField
          label={text.start}
          hint={weekday ? text.startWeekday(dayName(weekday)) : undefined}
          type="date"
          autoComplete="off"
          value={draft.start}
          error={errors['start']}
          onChange={(event) => onChange({ ...draft, start: event.target.value })}
        />
        <TextField
          label={text.exchange}
          placeholder={text.exchangeExample}
          autoComplete="off"
          value={draft.exchange}
          error={errors['exchange']}
          onChange={(event) => onChange({ ...draft, exchange: event.target.value })}
        />
      </div>
      <CountedYear choices={choices} draft={draft} />
      <OccasionList {...props} />
    </div>
  )
}
