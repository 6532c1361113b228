import { copy } from '@/copy'
import { Notice } from '@/ui/notice'
import { Summary } from '@/ui/summary'

/** What the sources could not be held against. It stands before the clauses, so that no one reads them as settled. */
export function Unverified({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <Notice tone="warning" className="mt-8">
      <details>
        <Summary className="min-h-11 gap-3">
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
            <h2 className="text-subhead">{copy.law.unverifiedTitle}</h2>
            <span className="text-base">{copy.law.unverifiedCount(sentences.length)}</span>
          </span>
        </Summary>
        <ul className="mt-2 list-disc space-y-2 pl-5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}
