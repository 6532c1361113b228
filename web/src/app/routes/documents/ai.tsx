import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { copy } from '@/copy'
import { documentTypesQuery } from '@/features/catalog/queries'
import { GuidedPage } from '../../chat/guided-page'
import { SignInNeeded, Waiting } from '../../chat/sign-in-needed'
import { useGuidedDocument } from '../../chat/use-guided-document'
import { Broken } from '../../errors/route-error'
import { InvalidType } from '../../errors/invalid-type'
import type { DocumentType } from '@/api/types'

/** The conversation about a document of a type: the one that was begun, or a new one. */
export default function Guided() {
  return (
    <SignInNeeded>
      <Suspense fallback={<Waiting text={copy.chat.loading} />}>
        <OfType />
      </Suspense>
    </SignInNeeded>
  )
}

function OfType() {
  const { typeId } = useParams()
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const type = types.find(({ id, slug }) => id === typeId || slug === typeId)
  return type ? <Opened key={type.id} type={type} /> : <InvalidType types={types} />
}

function Opened({ type }: { type: DocumentType }) {
  const { id, hasFailed } = useGuidedDocument(type)
  if (hasFailed) return <Broken />
  return id === undefined ? <Waiting text={copy.chat.creating} /> : <GuidedPage id={id} />
}
