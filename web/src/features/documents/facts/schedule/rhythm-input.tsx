import { copy } from '@/copy'
import { ChoiceCards } from '@/ui/choice-cards'
import { OwnNights, twoWeeks } from './own-nights'
import type { ScheduleParts } from './schedule-parts'
import { OWN } from './schedule-value'
import { TwoWeeks, twoWeeksOf } from './two-weeks'

const text = copy.schedule

const PARENTS = [
  { value: 'petitioner', label: text.petitioner },
  { value: 'respondent', label: text.respondent },
]

/** Which nights come again and again, and with whom they begin. */
export function RhythmInput(props: ScheduleParts) {
  const { choices, draft, errors, onChange } = props
  const { rhythm, first, nights } = draft
  const offered = choices.rhythms.find(({ id }) => id === rhythm)
  const cards = choices.rhythms.map(({ id, text: label, effect, nights: cycle }) => ({
    value: id,
    label,
    note: (
      <>
        <span className="block first-letter:uppercase">{effect}</span>
        <TwoWeeks nights={twoWeeksOf(cycle, id === rhythm ? first : '')} />
      </>
    ),
  }))
  return (
    <>
      <ChoiceCards
        legend={text.rhythm}
        error={errors['rhythm']}
        choices={[...cards, { value: OWN, label: text.own, note: text.ownEffect }]}
        value={rhythm}
        onChange={(chosen) => onChange({ ...draft, rhythm: chosen, nights: nights || twoWeeks })}
      />
      {offered && (
        <ChoiceCards
          legend={offered.asks}
          error={errors['first']}
          choices={PARENTS}
          value={first}
          onChange={(chosen) => onChange({ ...draft, first: chosen })}
        />
      )}
      {rhythm === OWN && <OwnNights {...props} />}
    </>
  )
}
