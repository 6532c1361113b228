import { privacy } from '@/copy/privacy'
import { LegalPage } from '../../page/legal-page'

export default function Privacy() {
  return <LegalPage {...privacy} />
}
