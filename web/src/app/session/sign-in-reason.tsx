import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { bundlesQuery, documentTypesQuery } from '@/features/catalog/queries'
import { peekAfterSignIn, type AfterSignIn } from '@/lib/after-sign-in'
import { shortDollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { Drawing } from '@/ui/drawings/drawing'
import { paperMotif } from '@/ui/drawings/paper-motif'

type Chosen = { type: DocumentType | undefined; bundle: Bundle | undefined }

/** Says that what was wanted before the sign-in has not been forgotten, with the drawing of a document. */
export function SignInReason({ isNew, ...chosen }: Chosen & { isNew: boolean }) {
  const { type } = chosen
  return (
    <p className="mb-4 flex items-center gap-3.5">
      {type && <Drawing motif={paperMotif(type.icon)} className="w-14 shrink-0" />}
      <span className="min-w-0">{wordsOf(isNew, chosen)}</span>
    </p>
  )
}

/** What was wanted: of which type it is, where that is a document, and what is bought together. */
export function useSignInReason(): Chosen & { wish: AfterSignIn | undefined } {
  const [wish] = useState(peekAfterSignIn)
  const isChoice = wish?.kind === 'start'
  const path = wish?.kind === 'return' ? wish.path : undefined
  const { data: types } = useQuery({ ...documentTypesQuery, enabled: isChoice })
  const { data: bundles } = useQuery({ ...bundlesQuery, enabled: path !== undefined })
  return {
    wish,
    type: isChoice ? types?.find(({ id }) => id === wish.type) : undefined,
    bundle: bundles?.find(({ id }) => paths.bundleCheckout(id) === path),
  }
}

function wordsOf(isNew: boolean, { type, bundle }: Chosen): string {
  const { startNote, startNoteNew, bundleNote, bundleNoteNew, returnNote, returnNoteNew } = copy.auth
  if (type) return (isNew ? startNoteNew : startNote)(type.name)
  if (bundle) return (isNew ? bundleNoteNew : bundleNote)(bundle.name, shortDollars(bundle.price))
  return isNew ? returnNoteNew : returnNote
}
