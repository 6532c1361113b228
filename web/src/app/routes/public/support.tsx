import { useSearchParams } from 'react-router'
import { support } from '@/copy/support'
import { useVisitor } from '@/features/auth/queries'
import { SupportForm } from '@/features/support/support-form'
import { paths } from '@/lib/paths'
import { WritingPage } from '../../page/writing-page'

export default function Support() {
  const { user } = useVisitor()
  const refund = useNamed('refund', /^C(-[0-9A-Z]{4}){2}$/)
  const review = useNamed('review', /^\d{1,16}$/)
  return (
    <WritingPage
      words={support}
      form={<SupportForm user={user} refund={refund} review={review} />}
      hasAccount={user !== null}
      other={{ question: support.contactTitle, to: paths.contact(), label: support.contact }}
    />
  )
}

/** What the page that led here names: a receipt of which a refund is asked, or a document whose review is asked about. */
function useNamed(name: string, form: RegExp): string | undefined {
  const [search] = useSearchParams()
  const named = search.get(name) ?? ''
  return form.test(named) ? named : undefined
}
