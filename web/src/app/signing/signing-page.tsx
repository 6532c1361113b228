import { useSuspenseQuery } from '@tanstack/react-query'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { ChangedNotice } from '@/features/documents/changed-notice'
import { SigningSteps } from '@/features/documents/paper/signing-steps'
import { previewQuery } from '@/features/documents/queries'
import { titleOf } from '@/features/documents/title'
import { Notice } from '@/ui/notice'
import { Page } from '../layout/page'
import { PageHeading } from '../layout/page-heading'
import { SigningActions } from './signing-actions'

/** What comes after the payment: the paper's own signing steps, to read and to print. */
export function SigningPage({ document }: { document: Document }) {
  const { data: preview } = useSuspenseQuery(previewQuery(document))
  const isReady = document.status === 'paid' && !document.onHold && preview.complete
  const cover = preview.paper?.cover ?? []
  return (
    <Page title={copy.signing.title(titleOf(document))}>
      <PageHeading>{copy.signing.heading(titleOf(document))}</PageHeading>
      <p className="mt-3 max-w-2xl text-lg text-soft">{leadOf(document, isReady)}</p>
      <ChangedNotice document={document} className="mt-6 max-w-2xl" />
      <SigningActions document={document} isReady={isReady} />
      {cover.length > 0 ? <SigningSteps parts={cover} /> : <Notice>{copy.signing.none}</Notice>}
    </Page>
  )
}

function leadOf({ onHold }: Document, isReady: boolean): string {
  if (isReady) return copy.signing.lead
  return onHold ? copy.signing.leadHeld : copy.signing.leadUnfinished
}
