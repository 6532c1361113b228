import { useState, type ReactNode } from 'react'
import { acceptsNone } from '@/api/choices'
import type { Answer, KnownEntry, Question } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { calendarDay } from '@/lib/dates'
import { Button } from '@/ui/button'
import { fitsCards } from '@/ui/choice-cards'
import { boxClass } from '@/ui/field'
import { OptionCards } from './option-cards'

const text = copy.composer

type QuickRepliesProps = {
  question: Question
  current: Answer | undefined
  /** What was typed before a correction was taken, where that is not the answer. */
  original: string | undefined
  suggestions: readonly string[]
  /** What another document says, where this one says nothing yet. */
  known?: KnownEntry | undefined
  isDisabled: boolean
  onAnswer: (value: Answer, label: string) => void
  onSkip: () => void
  onSay: (words: string) => void
  /** Another way to answer. */
  otherWay: ReactNode
}

/** What one press answers. These are the person's own answers: they need no confirmation. */
export function QuickReplies(props: QuickRepliesProps) {
  const { question, current, original, known, isDisabled, onAnswer, onSkip, onSay, otherWay } = props
  const chip = (label: string, value: Answer) => (
    <Chip
      key={label}
      isDisabled={isDisabled}
      isPressed={current === value}
      onPress={() => onAnswer(value, label)}
    >
      {label}
    </Chip>
  )
  return (
    <div role="group" aria-label={text.choices} className="mt-4 lg:mt-3">
      {otherWay}
      {question.type === 'date' && (
        <DateChoice question={question} current={current} isDisabled={isDisabled} onAnswer={onAnswer} />
      )}
      {fitsCards(question.options) && (
        <OptionCards
          question={question}
          current={current}
          isDisabled={isDisabled}
          onAnswer={(option) => onAnswer(option, option)}
        />
      )}
      <div className={rowClass}>
        {chipsOf(question).map(([label, value]) => chip(label, value))}
        {original !== undefined && original !== current && (
          <Chip isDisabled={isDisabled} onPress={() => onAnswer(original, original)}>
            {text.undoOf(original)}
          </Chip>
        )}
        {typeof known?.value === 'string' && known.value !== current && (
          <Chip isDisabled={isDisabled} onPress={() => onAnswer(String(known.value), shownOf(known))}>
            {copy.peopleBook.use(shownOf(known), known.documentName)}
          </Chip>
        )}
        {further(props).map((words) => (
          <Chip key={words} isDisabled={isDisabled} onPress={() => onSay(words)}>
            {words}
          </Chip>
        ))}
        <Chip isDisabled={isDisabled} onPress={onSkip}>
          {text.skip}
        </Chip>
      </div>
    </div>
  )
}

/** A date is said as dates are said. */
const shownOf = ({ value }: KnownEntry): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? calendarDay(String(value)) : String(value)

type SuggestionsProps = Pick<QuickRepliesProps, 'suggestions' | 'isDisabled' | 'onSay'>

/** What one press can say where no question is asked. */
export const Suggestions = ({ suggestions, isDisabled, onSay }: SuggestionsProps) => (
  <div role="group" aria-label={text.choices} className={cx('mt-4', rowClass)}>
    {suggestions.map((words) => (
      <Chip key={words} isDisabled={isDisabled} onPress={() => onSay(words)}>
        {words}
      </Chip>
    ))}
  </div>
)

/** With large text the chips are one row, which is moved sideways. */
const rowClass =
  'flex flex-wrap gap-2.5 in-data-large:flex-nowrap in-data-large:overflow-x-auto in-data-large:-mx-4 in-data-large:px-4 in-data-large:py-1'

type ChipProps = { isDisabled: boolean; isPressed?: boolean; onPress: () => void; children: ReactNode }

const Chip = ({ isDisabled, isPressed, onPress, children }: ChipProps) => (
  <Button
    look="secondary"
    shape="chip"
    disabled={isDisabled}
    aria-pressed={isPressed || undefined}
    onClick={onPress}
    className="max-w-full break-words in-data-large:max-w-[85%] in-data-large:shrink-0"
  >
    {children}
  </Button>
)

/** What one chip answers: what no card does. */
const chipsOf = (question: Question): [string, Answer][] =>
  optionsOf(question).filter(([label]) => !(fitsCards(question.options) && question.options?.includes(label)))

/** Each option with its answer. */
function optionsOf(question: Question): [string, Answer][] {
  const { type, options = [], label, text: asked } = question
  if (type === 'checkbox') {
    return [
      [label ?? asked, true],
      [text.unticked, false],
    ]
  }
  const none: [string, Answer][] = acceptsNone(question) ? [[text.none, text.none]] : []
  return [...options.map((option): [string, Answer] => [option, option]), ...none]
}

/** What the assistant suggests to say, where no other chip says it. */
function further({ question, suggestions }: QuickRepliesProps): string[] {
  const ticks = question.type === 'checkbox' ? ['yes', 'no'] : []
  const known = [...optionsOf(question).map(([label]) => label), ...ticks, text.skip].map(plain)
  return suggestions.filter((words) => !known.includes(plain(words)))
}

const plain = (words: string): string => words.trim().toLowerCase()

type DateChoiceProps = Pick<QuickRepliesProps, 'question' | 'current' | 'isDisabled' | 'onAnswer'>

function DateChoice({ question, current, isDisabled, onAnswer }: DateChoiceProps) {
  const [day, setDay] = useState(typeof current === 'string' ? current : '')
  return (
    <div className="mb-3 flex flex-wrap items-end gap-3">
      <label className="block">
        <span className="mb-1 block text-sm font-semibold">{text.date}</span>
        <input
          type="date"
          aria-label={`${text.date}: ${question.text}`}
          value={day}
          disabled={isDisabled}
          onChange={(event) => setDay(event.target.value)}
          className={boxClass(false)}
        />
      </label>
      <Button disabled={isDisabled || day === ''} onClick={() => onAnswer(day, calendarDay(day))}>
        {text.takeDate}
      </Button>
    </div>
  )
}
