import { copy } from '@/copy'
import { boxClass, TextField } from '@/ui/field'
import { Select } from '@/ui/select'
import type { TurnDraft } from './schedule-value'

const text = copy.schedule

/** A turn in which nothing differs from the rhythm. */
const REGULAR: TurnDraft = { even: 'regular', odd: 'regular' }

type OccasionProps = {
  name: string
  whose: readonly (readonly [string, string])[]
  turn: TurnDraft | undefined
  onTurn: (turn: TurnDraft) => void
  /** From when to when; of a holiday. */
  spans?: readonly { id: string; text: string }[]
  /** What is wrong with the days; of a break. */
  wrong?: { from: string | undefined; to: string | undefined }
}

/** A holiday or a break: whose it is, and once that differs from the rhythm, which nights. */
export function Occasion({ name, whose, turn, onTurn, spans, wrong }: OccasionProps) {
  const [span] = spans ?? []
  const now = turn ?? { ...REGULAR, ...(span && { span: span.id }) }
  return (
    <tbody className="border-t border-line align-top">
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-2 text-left font-semibold">
          {name}
        </th>
      </tr>
      <tr>
        <Whose
          years={text.even}
          label={text.in(name, text.even)}
          whose={whose}
          value={now.even}
          onChoose={(even) => onTurn({ ...now, even })}
        />
        <Whose
          years={text.odd}
          label={text.in(name, text.odd)}
          whose={whose}
          value={now.odd}
          onChoose={(odd) => onTurn({ ...now, odd })}
          isLast
        />
      </tr>
      {turn && spans && spans.length > 1 && (
        <tr>
          <td colSpan={2} className="pb-2">
            <Choice
              label={text.span(name)}
              value={now.span ?? ''}
              onChoose={(chosen) => onTurn({ ...now, span: chosen })}
              options={spans.map(({ id, text: label }) => [id, label] as const)}
            />
          </td>
        </tr>
      )}
      {turn && wrong && <BreakDays name={name} turn={turn} onTurn={onTurn} wrong={wrong} />}
    </tbody>
  )
}

type WhoseProps = {
  years: string
  label: string
  whose: OccasionProps['whose']
  value: string
  onChoose: (value: string) => void
  isLast?: boolean
}

/** The list is longer than a screen: the heads of its columns are out of view. */
const Whose = ({ years, label, whose, value, onChoose, isLast = false }: WhoseProps) => (
  <td className={isLast ? 'pb-2 pl-2' : 'pb-2'}>
    <span aria-hidden="true" className="block text-sm text-soft">
      {years}
    </span>
    <Choice label={label} options={whose} value={value} onChoose={onChoose} />
  </td>
)

type ChoiceProps = Omit<WhoseProps, 'years' | 'whose' | 'isLast'> & { options: WhoseProps['whose'] }

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
  <tr>
    <td colSpan={2} className="pb-3">
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
    </td>
  </tr>
)
