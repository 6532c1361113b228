import { Suspense } from 'react'
import { copy } from '@/copy'
import { GuidedPage } from '../../chat/guided-page'
import { SignInNeeded, Waiting } from '../../chat/sign-in-needed'
import { useDocumentId } from './use-document-id'

/** The conversation about a document that exists. */
export default function Chat() {
  return (
    <SignInNeeded>
      <Suspense fallback={<Waiting text={copy.chat.loading} />}>
        <DocumentChat />
      </Suspense>
    </SignInNeeded>
  )
}

const DocumentChat = () => <GuidedPage id={useDocumentId()} />
