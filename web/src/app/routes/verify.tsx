import { useParams } from 'react-router'
import { verify as text } from '@/copy/verify'
import { VerifyForm } from '@/features/documents/verify/verify-form'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'

/** Where anyone who holds a paper asks about it. The code of a paper may stand in the address, as its QR code has it. */
export default function Verify() {
  const { code = '' } = useParams()
  return (
    <Page title={text.title} description={text.description} width="prose">
      <PageHeading>{text.heading}</PageHeading>
      <p className="mt-3 mb-8 text-lg text-soft">{text.lead}</p>
      <VerifyForm key={code} code={code} />
      <section className="mt-10">
        <h2 className="text-subhead">{text.limitsTitle}</h2>
        <p className="mt-2 text-soft">{text.limits}</p>
      </section>
    </Page>
  )
}
