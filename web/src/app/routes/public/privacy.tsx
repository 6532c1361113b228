import { copy } from '@/copy'
import { privacy, privacyInShort } from '@/copy/legal-texts'
import { LegalPage } from '../../page/legal-page'

export default function Privacy() {
  return (
    <LegalPage
      title={copy.legal.privacyTitle}
      description={copy.legal.privacyDescription}
      parts={privacy}
      inShort={privacyInShort}
    />
  )
}
