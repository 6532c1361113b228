import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isUnauthorized } from '@/api/errors'
import { forgetToken } from '@/api/token'
import type { Document, DocumentType } from '@/api/types'
import { userQuery } from '@/features/auth/queries'
import { documentsQuery } from '@/features/documents/queries'
import { useStartGuided } from '@/features/documents/use-start-guided'
import { rememberIntent } from '@/lib/intent'
import { toast } from '@/ui/toast-store'
import { copy } from '../copy'
import { notifyFixedFailure } from '../notify'
import { paths } from '../paths'

/** The document of the AI-guided screen: the newest of its type that is not paid, or a new one. */
export function useGuidedDocument(type: DocumentType) {
  const { data: documents } = useSuspenseQuery(documentsQuery)
  const [begun] = useState(() => newestUnpaid(documents, type))
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
        forgetSession(client, pathname)
        void navigate(paths.auth())
      },
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each visit
  }, [])
  return { id: begun ?? made?.id, hasFailed: isError }
}

/** The session has ended: signing in leads back here. */
function forgetSession(client: QueryClient, path: string): void {
  rememberIntent({ kind: 'return', path })
  forgetToken()
  client.setQueryData(userQuery.queryKey, null)
}

function newestUnpaid(documents: Document[], type: DocumentType): number | undefined {
  const open = documents.filter((document) => document.type === type.id && document.status !== 'paid')
  return open.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]?.id
}
