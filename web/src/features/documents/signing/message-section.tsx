import { useId, useState } from 'react'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { boxClass } from '@/ui/field'
import type { Execution } from './execution'
import { timeAndDay } from './when'

const text = copy.signing.message

/** What to write to the people who are asked to witness. */
export function MessageSection({ document, execution }: { document: Document; execution: Execution }) {
  const id = useId()
  const [outcome, setOutcome] = useState('')
  const words = wordsFor(document, execution)
  const copyWords = () =>
    navigator.clipboard.writeText(words).then(
      () => setOutcome(text.copied),
      () => setOutcome(text.notCopied),
    )
  return (
    <div>
      <h4 className="text-subhead">{text.title}</h4>
      <p className="mt-1 mb-4 text-base text-soft">{text.text}</p>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {text.label}
      </label>
      <textarea
        id={id}
        readOnly
        rows={9}
        value={words}
        className={cx(boxClass(false), 'field-sizing-content')}
      />
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button look="secondary" onClick={() => void copyWords()}>
          {text.copy}
        </Button>
        <p role="status">{outcome}</p>
      </div>
    </div>
  )
}

function wordsFor({ type, signing: { plan } }: Document, { bring }: Execution): string {
  const asksForId = bring.some((thing) => /photo ID/i.test(thing) && /witnesses/i.test(thing))
  return text.words(type, plan && timeAndDay(plan), plan?.place ?? null, asksForId)
}
