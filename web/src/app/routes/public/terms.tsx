import { copy } from '@/copy'
import { terms, termsInShort } from '@/copy/legal-texts'
import { LegalPage } from '../../page/legal-page'

export default function Terms() {
  return (
    <LegalPage
      title={copy.legal.termsTitle}
      description={copy.legal.termsDescription}
      parts={terms}
      inShort={termsInShort}
    />
  )
}
