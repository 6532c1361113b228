import { useSuspenseQueries } from '@tanstack/react-query'
import { copy } from '@/copy'
import { fullName, useVisitor } from '@/features/auth/queries'
import { documentTypesQuery, siteCopyQuery } from '@/features/catalog/queries'
import { DisclosureForm } from '@/features/documents/disclosure/disclosure-form'
import { documentQuery } from '@/features/documents/queries'
import { Steps } from '@/ui/steps'
import { AttorneyBought } from '../../checkout/attorney-bought'
import { InvalidType } from '../../errors/invalid-type'
import { Page } from '../../page/page'
import { PageHeading } from '../../page/page-heading'
import { useDocumentId } from './use-document-id'

export default function Disclosure() {
  const id = useDocumentId()
  const visitor = useVisitor()
  const [{ data: document }, { data: types }, { data: site }] = useSuspenseQueries({
    queries: [documentQuery(id), documentTypesQuery, siteCopyQuery],
  })
  const type = types.find((type) => type.id === document.type)
  if (!type) return <InvalidType types={types} />
  return (
    <Page title={copy.disclosure.title} width="task">
      <DisclosureForm
        document={document}
        type={type}
        text={site.disclosure}
        nonlawyerName={site.product.name}
        clientName={visitor.user ? fullName(visitor.user) : ''}
        steps={
          <>
            <AttorneyBought document={document} />
            <Steps
              label={copy.disclosure.stepsLabel}
              steps={document.status === 'paid' ? copy.disclosure.stepsPaid : copy.disclosure.steps}
              current={0}
              count={copy.disclosure.count}
            />
          </>
        }
      >
        <PageHeading className="mt-5 sm:mt-8">{site.disclosure.title}</PageHeading>
        <p className="mt-1.5 text-lg">{copy.disclosure.kicker}</p>
      </DisclosureForm>
    </Page>
  )
}
