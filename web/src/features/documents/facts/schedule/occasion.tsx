import { copy } from '@/copy'
import { occasions as words } from '@/copy/occasions'
import { cx } from '@/lib/cx'
import { boxClass, TextField } from '@/ui/field'
import { ChevronIcon } from '@/ui/icons'
import { Select } from '@/ui/select'
import { chosenWords } from './chosen-words'
import type { TurnDraft } from './schedule-value'

const text = copy.schedule

/** A turn in which nothing differs from the rhythm. */
const REGULAR: TurnDraft = { even: 'regular', odd: 'regular' }

type OccasionProps = {
  name: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  whose: readonly (readonly [string, string])[]
  turn: TurnDraft | undefined
  onTurn: (turn: TurnDraft) => void
  /** From when to when; of a holiday. */
  spans?: readonly { id: string; text: string }[]
  /** What is wrong with the days; of a break. */
  wrong?: { from: string | undefined; to: string | undefined }
}

/** A holiday or a break in one line with what is chosen; it opens to choose. */
export function Occasion(props: OccasionProps) {
  const { name, whose, turn, spans, wrong, onToggle } = props
  const isOpen = props.isOpen || wrong?.from !== undefined || wrong?.to !== undefined
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 py-1.5 text-left leading-snug hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold">{name}</span>{' '}
          <span className={cx('block text-sm', !turn && 'text-soft')}>{chosenWords(turn, whose, spans)}</span>
        </span>
        <ChevronIcon className={cx('size-5 shrink-0 text-soft', isOpen && 'rotate-180')} />
      </button>
      {isOpen && <Choices {...props} />}
    </li>
  )
}

/** Whose it is, and once that differs from the rhythm, which nights. */
function Choices({ name, whose, turn, onTurn, spans, wrong }: OccasionProps) {
  const [span] = spans ?? []
  const now = turn ?? { ...REGULAR, ...(span && { span: span.id }) }
  return (
    <div className="grid gap-3 pt-1 pb-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        <Labeled
          shown={text.even}
          label={text.in(name, text.even)}
          options={whose}
          value={now.even}
          onChoose={(even) => onTurn({ ...now, even })}
        />
        <Labeled
          shown={text.odd}
          label={text.in(name, text.odd)}
          options={whose}
          value={now.odd}
          onChoose={(odd) => onTurn({ ...now, odd })}
        />
      </div>
      {turn && spans && spans.length > 1 && (
        <Labeled
          shown={words.spanLabel}
          label={text.span(name)}
          value={now.span ?? ''}
          onChoose={(chosen) => onTurn({ ...now, span: chosen })}
          options={spans.map(({ id, text: label }) => [id, label] as const)}
        />
      )}
      {turn && wrong && <BreakDays name={name} turn={turn} onTurn={onTurn} wrong={wrong} />}
    </div>
  )
}

const Labeled = ({ shown, ...choice }: ChoiceProps & { shown: string }) => (
  <div>
    <span aria-hidden="true" className="block text-sm text-soft">
      {shown}
    </span>
    <Choice {...choice} />
  </div>
)

type ChoiceProps = {
  label: string
  options: OccasionProps['whose']
  value: string
  onChoose: (value: string) => void
}

const Choice = ({ label, options, value, onChoose }: ChoiceProps) => (
  <Select
    aria-label={label}
    shown={options.find(([id]) => id === value)?.[1] ?? ''}
    className={boxClass(false)}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
  >
    {options.map(([id, words]) => (
      <option key={id} value={id}>
        {words}
      </option>
    ))}
  </Select>
)

type BreakDaysProps = Required<Pick<OccasionProps, 'name' | 'onTurn' | 'wrong'>> & { turn: TurnDraft }

const BreakDays = ({ name, turn, onTurn, wrong }: BreakDaysProps) => (
  <div>
    <p className="mb-2 text-sm text-soft">{text.breakHint}</p>
    <div className="grid gap-3 @lg:grid-cols-2">
      {(['from', 'to'] as const).map((box) => (
        <TextField
          key={box}
          label={text[box](name)}
          type="date"
          autoComplete="off"
          value={turn[box] ?? ''}
          error={wrong[box]}
          onChange={(event) => onTurn({ ...turn, [box]: event.target.value })}
        />
      ))}
    </div>
  </div>
)
