import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { documentTypesQuery } from '@/features/catalog/queries'
import { peekAfterSignIn } from '@/lib/after-sign-in'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'

/** Says that what was wanted before the sign-in has not been forgotten, with the drawing of a document. */
export function SignInReason({ isNew, type }: { isNew: boolean; type: DocumentType | undefined }) {
  return (
    <p className="mb-4 flex items-center gap-3.5">
      {type && <Drawing motif={paperMotif(type.icon)} className="w-14 shrink-0" />}
      <span className="min-w-0">{(isNew ? forNew : forKnown)(type?.name)}</span>
    </p>
  )
}

/** What was wanted, and of which type it is, where that is a document. */
export function useSignInReason() {
  const [wish] = useState(peekAfterSignIn)
  const isChoice = wish?.kind === 'start'
  const { data: types } = useQuery({ ...documentTypesQuery, enabled: isChoice })
  return { wish, type: isChoice ? types?.find(({ id }) => id === wish.type) : undefined }
}

const forNew = (chosen: string | undefined): string =>
  chosen ? copy.auth.startNoteNew(chosen) : copy.auth.returnNoteNew

const forKnown = (chosen: string | undefined): string =>
  chosen ? copy.auth.startNote(chosen) : copy.auth.returnNote
