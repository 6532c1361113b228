import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isUnauthorized } from '@/api/errors'
import { forgetToken } from '@/api/token'
import type { Document, DocumentType } from '@/api/types'
import { documentsQuery } from '@/features/documents/queries'
import { useStartGuided } from '@/features/documents/use-start-guided'
import { rememberIntent } from '@/lib/intent'
import { toast } from '@/ui/toast-store'
import { copy } from '../copy'
import { notifyFixedFailure } from '../notify'
import { bySite } from '../signed-out'

/** The document of the AI-guided screen: the newest of its type that is not finished, or a new one. */
export function useGuidedDocument(type: DocumentType) {
  const { data: documents } = useSuspenseQuery(documentsQuery)
  const [begun] = useState(() => newestUnfinished(documents, type))
  const navigate = useNavigate()
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { mutate, data: made, isError } = useStartGuided(type)
  useEffect(() => {
    if (begun !== undefined) return
    mutate(undefined, {
      onError: (error) => {
        if (!isUnauthorized(error)) return notifyFixedFailure(error, copy.toasts.createFailed)
        toast({ tone: 'destructive', title: copy.chat.signInTitle, text: copy.chat.signInText })
        rememberIntent({ kind: 'return', path: pathname })
        forgetToken()
        bySite(async (path) => navigate(path))(client)
      },
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each visit
  }, [])
  return { id: begun ?? made?.id, hasFailed: isError }
}

/** A document of a bundle is paid before it is begun, and is not finished for that. */
function newestUnfinished(documents: Document[], type: DocumentType): number | undefined {
  const isOpen = ({ status, interview }: Document) => status !== 'paid' || !interview.complete
  const open = documents.filter((document) => document.type === type.id && isOpen(document))
  return open.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]?.id
}
