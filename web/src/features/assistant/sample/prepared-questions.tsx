import { useState } from 'react'
import { prepared } from '@/copy/prepared-answers'
import { previewChat as text } from '@/copy/preview-chat'

type PreparedQuestionsProps = { isWaiting: boolean; onAsk: (question: string, answer: string) => void }

/** So many leave the conversation in view on a phone. */
const FIRST = 3

/** What can be asked by a press: the first of them and a way to the rest on a phone, beside the conversation elsewhere. */
export function PreparedQuestions({ isWaiting, onAsk }: PreparedQuestionsProps) {
  const [hasAll, setHasAll] = useState(false)
  return (
    <section className="min-w-0">
      <h2 className="text-subhead">{text.askTitle}</h2>
      <p className="text-sm text-soft">{text.askLead}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {prepared.map(({ question, answer }, index) => (
          <li key={question} className={index < FIRST || hasAll ? undefined : 'max-sm:hidden'}>
            <button
              type="button"
              // A disabled button would lose the focus.
              aria-disabled={isWaiting || undefined}
              onClick={() => !isWaiting && onAsk(question, answer)}
              className="min-h-11 rounded-full border border-edge bg-raised px-4 py-1.5 text-left text-sm font-semibold hover:bg-sunken sm:rounded-md"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-expanded={hasAll}
        onClick={() => setHasAll(!hasAll)}
        className="link mt-1 min-h-11 text-sm sm:hidden"
      >
        {hasAll ? text.askFewer : text.askMore(prepared.length - FIRST)}
      </button>
    </section>
  )
}
