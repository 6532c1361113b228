import { useId, useState } from 'react'
import { copy } from '@/copy'
import { occasions as words } from '@/copy/occasions'
import { Summary } from '@/ui/summary'
import { Occasion } from './occasion'
import type { ScheduleParts } from './schedule-parts'
import type { TurnDraft } from './schedule-value'

const text = copy.schedule

const PARENTS = [
  ['regular', text.regular],
  ['petitioner', text.petitioner],
  ['respondent', text.respondent],
] as const

const HALVES = [
  ...PARENTS,
  ['petitioner_first', text.petitionerFirst],
  ['respondent_first', text.respondentFirst],
] as const

/** Holidays and school breaks: who has each in even and in odd years. What stays with the rhythm is not kept. There are many, of which few differ: they are folded. */
export function OccasionList({ choices, draft, errors, onChange }: ScheduleParts) {
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const [opened, setOpened] = useState<string>()
  const put = (table: 'holidays' | 'breaks', key: string) => (turn: TurnDraft) => {
    // What was opened because something was wrong stays open while it is mended.
    setOpened(key)
    const isRegular = turn.even === 'regular' && turn.odd === 'regular'
    const { [key]: _, ...others } = draft[table]
    onChange({ ...draft, [table]: isRegular ? others : { ...others, [key]: turn } })
  }
  const foldOf = (key: string) => ({
    isOpen: opened === key,
    onToggle: (isOpen: boolean) => setOpened(isOpen ? key : undefined),
  })
  const count = Object.keys(draft.holidays).length + Object.keys(draft.breaks).length
  const isWrong = choices.breaks.some(({ id: key }) => errors[`${key}.from`] ?? errors[`${key}.to`])
  return (
    <details
      open={isUnfolded || isWrong}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      className="border-y border-line"
    >
      <Summary className="min-h-14 gap-4 py-2">
        <span className="min-w-0 grow">
          <span id={id} className="block font-semibold">
            {text.occasions}
          </span>
          <span className="block text-sm text-soft">{words.differ(count)}</span>
        </span>
      </Summary>
      <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
        {text.occasionsHint}
      </p>
      <ul aria-labelledby={id} aria-describedby={`${id}-hint`}>
        {choices.holidays.map((holiday) => (
          <Occasion
            key={holiday.id}
            {...foldOf(holiday.id)}
            name={holiday.text}
            whose={PARENTS}
            turn={draft.holidays[holiday.id]}
            onTurn={put('holidays', holiday.id)}
            spans={holiday.spans}
          />
        ))}
        {choices.breaks.map(({ id: key, text: name }) => (
          <Occasion
            key={key}
            {...foldOf(key)}
            name={name}
            whose={HALVES}
            turn={draft.breaks[key]}
            onTurn={put('breaks', key)}
            wrong={{ from: errors[`${key}.from`], to: errors[`${key}.to`] }}
          />
        ))}
      </ul>
    </details>
  )
}
