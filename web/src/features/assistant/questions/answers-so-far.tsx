import type { Answer, Question } from '@/api/types'
import { copy } from '@/copy'
import { Summary } from '@/ui/summary'
import { hasAnswer, type Answers } from './questions-asked'

const text = copy.progress

type AnswersSoFarProps = {
  questions: Question[]
  answers: Answers
  county: string | undefined
  isDisabled: boolean
  shown: (answer: Answer | undefined) => string
  onChange: (question: string) => void
  onChangeCounty: () => void
}

/** What has been answered. Each answer is a button that has its question asked again. */
export function AnswersSoFar(props: AnswersSoFarProps) {
  const { questions, answers, county, isDisabled, shown, onChange, onChangeCounty } = props
  const answered = questions.filter(({ id }) => hasAnswer(answers, id))
  const row = (id: string, question: string, value: string, press: () => void) => (
    <li key={id}>
      <button
        type="button"
        disabled={isDisabled}
        aria-label={`${text.change(question)}: ${value}`}
        onClick={press}
        className="block w-full rounded-md px-2 py-1.5 text-left hover:bg-sunken disabled:text-soft"
      >
        <span className="line-clamp-2 text-sm text-soft">{question}</span>
        <span className="line-clamp-2 font-semibold break-words">{value}</span>
      </button>
    </li>
  )
  return (
    <details className="mt-5 border-t border-line pt-3">
      <Summary className="min-h-11 gap-2 font-semibold min-[80rem]:text-base">
        <span className="min-w-0 grow">{text.answers(answered.length)}</span>
      </Summary>
      <p className="mb-2 text-sm text-soft">{text.noAnswers}</p>
      <ul className="-mx-2 space-y-1 lg:max-h-80 lg:overflow-y-auto">
        {county && row('county', text.county, county, onChangeCounty)}
        {answered.map(({ id, text: question }) => row(id, question, shown(answers[id]), () => onChange(id)))}
      </ul>
    </details>
  )
}
