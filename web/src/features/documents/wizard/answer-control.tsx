import type { KeyboardEvent, ReactNode } from 'react'
import { choicesOf } from '@/api/choices'
import type { Answer, Question } from '@/api/types'
import { copy } from '@/copy'
import { ChoiceCards, fitsCards } from '@/ui/choice-cards'
import { boxClass } from '@/ui/field'
import { Select } from '@/ui/select'
import { isOfName } from '../names/entries'
import { QuestionHeading } from './question-heading'

type ControlProps = {
  id: string
  question: Question
  value: Answer
  hasProblem: boolean
  /** The choice that skips the question, where it can be skipped. */
  none?: ReactNode
  isNone?: boolean
  onChange: (value: Answer) => void
}

/** The question with the control that fits its kind. */
export function AnswerControl(props: ControlProps) {
  const { id, question, value, hasProblem, none, isNone = false, onChange } = props
  const description = `${id}-problem ${id}-note ${id}-hint`
  if (fitsCards(question.options)) {
    return (
      <ChoiceCards
        legend={<h2 className="mb-1.5 text-heading sm:mb-3.5">{question.text}</h2>}
        choices={choicesOf(question)}
        value={String(value)}
        describedBy={description}
        isInvalid={hasProblem}
        onChange={onChange}
      />
    )
  }
  if (isNone) {
    return (
      <>
        <QuestionHeading>{question.text}</QuestionHeading>
        {none}
      </>
    )
  }
  return (
    <>
      <QuestionHeading>
        <label htmlFor={id}>{question.text}</label>
      </QuestionHeading>
      {none}
      {question.type === 'checkbox' ? (
        <Tick {...props} description={description} />
      ) : (
        <Box {...props} description={description} />
      )}
    </>
  )
}

type InnerProps = ControlProps & { description: string }

function Box({ id, question, value, hasProblem, onChange, description }: InnerProps) {
  const wiring = {
    id,
    value: String(value),
    className: boxClass(hasProblem),
    'aria-describedby': description,
    'aria-invalid': hasProblem || undefined,
    'data-answer': true,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (question.type === 'textarea') {
    return (
      <textarea
        rows={6}
        placeholder={question.placeholder ?? undefined}
        onKeyDown={submitByCtrlEnter}
        {...wiring}
      />
    )
  }
  if (question.options?.length) {
    return (
      <Select {...wiring} shown={String(value) || copy.wizard.choose}>
        <option value="">{copy.wizard.choose}</option>
        {question.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    )
  }
  return (
    <input
      type={question.type}
      placeholder={question.placeholder ?? undefined}
      autoComplete="off"
      // Of a name or an address, a phone's keyboard would begin only the first word with a capital.
      autoCapitalize={isOfName(question) || /address$/i.test(question.id) ? 'words' : undefined}
      {...wiring}
    />
  )
}

function Tick({ id, question, value, hasProblem, onChange, description }: InnerProps) {
  return (
    <label className="flex items-start gap-4 rounded-md border border-edge bg-raised p-5">
      <input
        id={id}
        type="checkbox"
        data-answer
        className="mt-0.5 size-6 shrink-0"
        checked={value === true}
        aria-describedby={description}
        aria-invalid={hasProblem || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {question.label ?? question.text}
    </label>
  )
}

/** In a text of several lines, Enter starts a line. With Ctrl or Command it continues. */
function submitByCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
