import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hasStatus, isUnauthorized } from '@/api/errors'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { MessagePage } from './message-page'

/** Shown in the place of a page that failed. */
export function RouteError({ error }: { error: unknown }) {
  const { reset } = useQueryErrorResetBoundary()
  // A query that failed is asked again when its page is next opened.
  useEffect(() => reset(), [reset])

  if (isUnauthorized(error)) {
    return <MessagePage title={copy.signedOut.unauthorized} text={copy.errors.signingInAgain} />
  }
  if (hasStatus(error, 404) || hasStatus(error, 400)) return <DocumentNotFound />
  return <Broken />
}

/** The disclosure page writes the same with capitals (shared/spec/product.md, “What is said”). */
function DocumentNotFound() {
  const onDisclosure = useLocation().pathname.startsWith('/legal-compliance')
  const title = onDisclosure ? copy.errors.documentNotFoundAtDisclosure : copy.errors.documentNotFound
  return <MessagePage title={title} text={copy.errors.documentNotFoundText} />
}

export function Broken() {
  return (
    <MessagePage
      title={copy.errors.brokenTitle}
      text={copy.errors.brokenText}
      motif="broken"
      action={<Button onClick={() => window.location.reload()}>{copy.errors.tryAgain}</Button>}
    />
  )
}
