import { useSearchParams } from 'react-router'
import { copy } from '@/copy'
import { useVisitor } from '@/features/auth/queries'
import { SupportForm } from '@/features/support/support-form'
import { Notice } from '@/ui/notice'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'

export default function Support() {
  const { user } = useVisitor()
  const refund = useRefund()
  return (
    <Page title={copy.support.title} description={copy.support.description} width="prose">
      <PageHeading>{copy.support.heading}</PageHeading>
      <p className="mt-3 mb-8 text-lg text-soft">{copy.support.lead}</p>
      <SupportForm user={user} refund={refund} />
      <Notice title={copy.support.lawyerTitle} className="mt-10">
        <p>{copy.support.lawyerText}</p>
      </Notice>
    </Page>
  )
}

/** The receipt of which a refund is asked, where a receipt led here. */
function useRefund(): string | undefined {
  const [search] = useSearchParams()
  const receipt = search.get('refund') ?? ''
  return /^C(-[0-9A-Z]{4}){2}$/.test(receipt) ? receipt : undefined
}
