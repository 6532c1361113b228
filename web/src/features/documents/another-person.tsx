import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, dataOf } from '@/api/client'
import { readDocument } from '@/api/document'
import type { Document, NewDocument } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { randomKey } from '@/lib/random-key'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { notifyNotCreated } from '@/ui/notify'
import { replaceDocument } from './queries'

type AnotherPersonProps = {
  document: Document
  /** Why the change was not taken. */
  sentence: string | undefined
}

/** A bought document stays its person's. Someone else's is begun as a document of its own. */
export function AnotherPerson({ document, sentence }: AnotherPersonProps) {
  const start = useStartAnother(document)
  if (sentence === undefined) return null
  return (
    <div role="alert" className="my-5">
      <Notice tone="warning">
        <p>{sentence}</p>
        <Button look="secondary" busy={start.isPending} onClick={() => start.mutate()} className="mt-3">
          {copy.wizard.buyAnother}
        </Button>
      </Notice>
    </div>
  )
}

/** However often it is pressed, one document is made. */
function useStartAnother({ type }: Document) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [key] = useState(randomKey)
  return useMutation({
    meta: { signedIn: true },
    mutationFn: async (): Promise<Document> => {
      // The catalogue fills in the rest.
      const body = { type, status: 'draft', data: {} } as NewDocument
      const params = { header: { 'Idempotency-Key': key } }
      return readDocument(await dataOf(api.POST('/api/documents', { params, body })))
    },
    onSuccess: (made) => {
      replaceDocument(client, made)
      void navigate(made.disclosureAcknowledged ? paths.questionnaire(made.id) : paths.disclosure(made.id))
    },
    onError: (error) => notifyNotCreated(error, copy.toasts.createFailed),
  })
}
