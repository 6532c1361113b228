import { prepared } from '@/copy/prepared-answers'
import { previewChat as text } from '@/copy/preview-chat'

type PreparedQuestionsProps = { isWaiting: boolean; onAsk: (question: string, answer: string) => void }

/** What can be asked by a press: in a row that scrolls on a phone, beside the conversation elsewhere. */
export function PreparedQuestions({ isWaiting, onAsk }: PreparedQuestionsProps) {
  return (
    <section className="min-w-0">
      <h2 className="text-subhead">{text.askTitle}</h2>
      <p className="text-sm text-soft">{text.askLead}</p>
      <ul className="-mx-4 mt-3 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {prepared.map(({ question, answer }) => (
          <li key={question} className="shrink-0 sm:shrink">
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
    </section>
  )
}
