import type { Document, Fact } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { fitting } from './fitting'
import { focusAfterUse } from './focus-after-use'
import { useKnown } from './use-known'
import { wordsOf } from '../facts/words'

type UseKnownButtonProps = { document: Document; fact: Fact; onUse: (value: unknown) => void }

/** Takes over what another document says, where nothing is said here yet. */
export function UseKnownButton({ document, fact, onUse }: UseKnownButtonProps) {
  const known = useKnown(document, fact)
  if (!known || document.facts[fact.id] !== undefined) return null
  const value = fitting(fact, known)
  return (
    <Button
      look="secondary"
      shape="chip"
      className="mt-2"
      onClick={({ currentTarget }) => {
        focusAfterUse(currentTarget.form)
        onUse(value)
      }}
    >
      {copy.peopleBook.use(wordsOf(value), known.documentName)}
    </Button>
  )
}
