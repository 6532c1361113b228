import { useSearchParams } from 'react-router'
import { support } from '@/copy/support'
import { useVisitor } from '@/features/auth/queries'
import { SupportForm } from '@/features/support/support-form'
import { paths } from '@/lib/paths'
import { WritingPage } from '../../page/writing-page'

export default function Support() {
  const { user } = useVisitor()
  const refund = useRefund()
  return (
    <WritingPage
      words={support}
      form={<SupportForm user={user} refund={refund} />}
      hasAccount={user !== null}
      other={{ question: support.contactTitle, to: paths.contact(), label: support.contact }}
    />
  )
}

/** The receipt of which a refund is asked, where a receipt led here. */
function useRefund(): string | undefined {
  const [search] = useSearchParams()
  const receipt = search.get('refund') ?? ''
  return /^C(-[0-9A-Z]{4}){2}$/.test(receipt) ? receipt : undefined
}
