import type { LawSource } from '@/api/types'
import { copy } from '@/copy'
import { statuteAddress } from '@/lib/statute-address'
import { CheckIcon } from '@/ui/icons'
import { QuestionIcon } from '@/ui/screen-icons'

/** Sources, each with how sure of it we are, in words and by its picture. */
export function Sources({ sources }: { sources: LawSource[] }) {
  return (
    <ul aria-label={copy.law.sources} className="mt-2 space-y-1 text-base">
      {sources.map(({ cite, checked }) => (
        <li key={cite} className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-serif text-lg">
            <Cite cite={cite} />
          </span>
          <span className={checked ? 'text-accent' : 'text-warning-text'}>
            {checked ? (
              <CheckIcon className="mr-1 inline size-4" />
            ) : (
              <QuestionIcon className="mr-1 inline size-4" />
            )}
            {checked ? copy.law.checked : copy.law.unchecked}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A section of the statutes leads to its text. */
function Cite({ cite }: { cite: string }) {
  const address = statuteAddress(cite)
  if (address === undefined) return cite
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="link">
      {cite}
    </a>
  )
}
