import { copy } from '@/copy'
import { useVisitor } from '@/features/auth/queries'
import { SupportForm } from '@/features/support/support-form'
import { Notice } from '@/ui/notice'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'

export default function Support() {
  const { user } = useVisitor()
  return (
    <Page title={copy.support.title} description={copy.support.description} width="prose">
      <PageHeading>{copy.support.heading}</PageHeading>
      <p className="mt-3 mb-8 text-lg text-soft">{copy.support.lead}</p>
      <SupportForm user={user} />
      <Notice title={copy.support.lawyerTitle} className="mt-10">
        <p>{copy.support.lawyerText}</p>
      </Notice>
    </Page>
  )
}
