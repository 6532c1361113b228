import { copy } from '@/copy'
import { Notice } from '@/ui/notice'

/** What the sources could not be held against. It stands before the clauses, so that no one reads them as settled. */
export function Unverified({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <Notice tone="warning" className="mt-8">
      <h2 className="text-subhead">{copy.law.unverifiedTitle}</h2>
      <ul className="mt-2 list-disc space-y-2 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  )
}
