import { privacy } from '@/copy/legal-texts'
import { LegalPage } from '../../page/legal-page'

export default function Privacy() {
  return <LegalPage {...privacy} />
}
