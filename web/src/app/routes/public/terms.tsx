import { terms } from '@/copy/legal-texts'
import { LegalPage } from '../../page/legal-page'

export default function Terms() {
  return <LegalPage {...terms} />
}
