import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '@/copy'
import { documentTypesQuery } from '@/features/catalog/queries'
import { peekIntent } from '@/lib/intent'
import { Notice } from '@/ui/notice'

/** Says that what was wanted before the sign-in has not been forgotten. */
export function WishNote({ isNew }: { isNew: boolean }) {
  const [wish] = useState(peekIntent)
  const isChoice = wish?.kind === 'start'
  const { data: types } = useQuery({ ...documentTypesQuery, enabled: isChoice })
  if (!wish) return null
  const chosen = isChoice ? types?.find(({ id }) => id === wish.type)?.name : undefined
  return <Notice className="mb-5 sm:mb-7">{(isNew ? forNew : forKnown)(chosen)}</Notice>
}

const forNew = (chosen: string | undefined): string =>
  chosen ? copy.auth.startNoteNew(chosen) : copy.auth.returnNoteNew

const forKnown = (chosen: string | undefined): string =>
  chosen ? copy.auth.startNote(chosen) : copy.auth.returnNote
