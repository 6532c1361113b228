import { copy } from '@/copy'
import { Summary } from '@/ui/summary'

const text = copy.law

/** More is read as a list. */
const LINE = 160

type WhenProps = {
  words: string
  /** The same in parts: each has to be true, and of several in one part one is enough. */
  conditions: string[][]
  sentence: (when: string) => string
  title: string
}

/** When something is printed: in a line, or, where much has to be true, folded and as a list. */
export function When({ words, conditions, sentence, title }: WhenProps) {
  if (words.length <= LINE) return <p className="mt-2 text-soft">{sentence(words)}</p>
  return (
    <details className="mt-2 text-soft">
      <Summary className="min-h-11 w-fit gap-2 font-semibold">{title}</Summary>
      <Parts conditions={conditions} />
    </details>
  )
}

const Parts = ({ conditions }: { conditions: string[][] }) => (
  <>
    {conditions.length > 1 && <p>{text.allOf}</p>}
    <ul className="mt-1 list-disc space-y-1.5 pl-5">
      {conditions.map((choices) => (
        <li key={choices.join()}>{choices.length > 1 ? <OneOf choices={choices} /> : choices[0]}</li>
      ))}
    </ul>
  </>
)

const OneOf = ({ choices }: { choices: string[] }) => (
  <>
    {text.oneOf}
    <ul className="mt-1 list-disc space-y-1 pl-5">
      {choices.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
    </ul>
  </>
)
