import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { MessagePage } from './message-page'

/** For a document of a kind that the catalogue no longer has. Names the kinds that it has. */
export function InvalidType({ types }: { types: DocumentType[] }) {
  const names = new Intl.ListFormat('en-US').format(types.map(({ name }) => name))
  return (
    <MessagePage
      title={copy.errors.invalidType}
      text={`${copy.errors.invalidTypeText} ${copy.errors.availableTypes(names)}`}
    />
  )
}
