import { copy } from '@/copy'
import { Summary } from '@/ui/summary'

type DescriptionProps = { name: string; text: string }

/** What a document is for: in a sentence, and where there is more to say, the rest folded. */
export function Description({ name, text }: DescriptionProps) {
  const [first = '', ...more] = text.split(BETWEEN_SENTENCES)
  return (
    <>
      <p className="mt-3 text-soft">{first}</p>
      {more.length > 0 && (
        <details className="text-soft">
          <Summary className="min-h-11 gap-2.5 text-base">
            <span className="grow">
              {copy.grid.more}
              <span className="sr-only"> {copy.grid.moreOf(name)}</span>
            </span>
          </Summary>
          <p>{more.join(' ')}</p>
        </details>
      )}
    </>
  )
}

const BETWEEN_SENTENCES = /(?<=\.) (?=[A-Z])/
