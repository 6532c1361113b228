import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isUnauthorized } from '@/api/errors'
import { forgetToken } from '@/api/token'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { newestDocumentQuery } from '@/features/documents/queries'
import { useStartGuided } from '@/features/documents/use-start-guided'
import { rememberAfterSignIn } from '@/lib/after-sign-in'
import { notifyNotCreated } from '@/ui/notify'
import { toast } from '@/ui/toast-store'
import { bySite } from '../session/signed-out'

/** The document of the AI-guided screen: the newest of its type that is not finished, or a new one. */
export function useGuidedDocument(type: DocumentType) {
  const { data: unfinished } = useSuspenseQuery(
    newestDocumentQuery(`unfinished ${type.id}`, (document) => isUnfinished(document, type)),
  )
  const [begun] = useState(unfinished?.id)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { mutate, data: made, isError } = useStartGuided(type)
  useEffect(() => {
    if (begun !== undefined) return
    mutate(undefined, {
      onError: (error) => {
        if (!isUnauthorized(error)) return notifyNotCreated(error, copy.toasts.createFailed)
        toast({ tone: 'destructive', title: copy.chat.signInTitle, text: copy.chat.signInText })
        rememberAfterSignIn({ kind: 'return', path: pathname })
        forgetToken()
        bySite(async (path) => navigate(path))(client)
      },
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each visit
  }, [])
  return { id: begun ?? made?.id, hasFailed: isError }
}

/** A document of a bundle is paid before it is begun, and is not finished for that. */
const isUnfinished = (document: Document, { id }: DocumentType): boolean =>
  document.type === id && (document.status !== 'paid' || !document.interview.complete)
