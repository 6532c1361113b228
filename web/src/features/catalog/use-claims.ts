import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Claim, SiteCopy } from '@/api/types'
import { claimsAt } from './claims'
import { siteCopyQuery } from './queries'

const never = () => () => undefined

/**
 * Words of the site, which the operator decides on and no written page has. A part of such a page that is taken over late begins
 * without them too, although they have come meanwhile: React holds it against what was written.
 */
export function useSiteCopy(): SiteCopy | undefined {
  const { data } = useQuery(siteCopyQuery)
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isTakenOver ? data : undefined
}

/** What the site says of itself at a place, once the server has said it. */
export const useClaims = (place: Claim['place']): string[] => claimsAt(useSiteCopy(), place)
