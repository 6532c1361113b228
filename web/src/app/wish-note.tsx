import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentTypesQuery } from '@/features/catalog/queries'
import { peekIntent } from '@/lib/intent'
import { Notice } from '@/ui/notice'
import { copy } from './copy'

/** Says that what was wanted before the sign-in has not been forgotten. */
export function WishNote() {
  const [wish] = useState(peekIntent)
  const isChoice = wish?.kind === 'start'
  const { data: types } = useQuery({ ...documentTypesQuery, enabled: isChoice })
  if (!wish) return null
  const chosen = isChoice ? types?.find(({ id }) => id === wish.type)?.name : undefined
  const text = chosen ? copy.auth.startNote(chosen) : copy.auth.returnNote
  return <Notice className="mb-7">{text}</Notice>
}
