import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Blocks } from '../../paper/blocks'
import type { Execution } from '../execution'

const text = copy.signing.sheet

/** The steps on paper: small enough for one page, or in large type. On screen it is not seen. */
export function RoomSheet({
  title,
  execution,
  isLarge,
}: {
  title: string
  execution: Execution
  isLarge: boolean
}) {
  const { who, bring, steps } = execution
  return (
    <div className={cx('hidden print:block', isLarge ? 'room-sheet-large' : 'room-sheet')}>
      <p className="font-serif text-[1.5em] font-medium">{text.title(title)}</p>
      <h2>{text.who}</h2>
      <Blocks blocks={who} isAlone />
      {bring.length > 0 && (
        <>
          <h2>{text.bring}</h2>
          <ul className="list-disc pl-[1.4em]">
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{copy.signing.mode.title}</h2>
      <ol className="list-decimal pl-[1.8em]">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-[1em]">{text.note}</p>
    </div>
  )
}
