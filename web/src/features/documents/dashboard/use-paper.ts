import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Document, Paper } from '@/api/types'
import { useIsInView } from '@/ui/use-is-in-view'
import { previewQuery } from '../queries'

/** How a document reads now. It is asked for once the place where it is shown has nearly come into view. */
export function usePaper(document: Document) {
  const [isInView, ref] = useIsInView('200px')
  const [isWanted, setWanted] = useState(false)
  if (isInView && !isWanted) setWanted(true)
  const { data, isFetching } = useQuery({ ...previewQuery(document), enabled: isWanted })
  return { ref, paper: data?.paper, dates: data?.dates ?? [], isAwaited: isFetching || !isWanted }
}

/** Whether two witnesses sign: the paper has lines for them. */
export const needsWitnesses = (paper: Paper | null | undefined): boolean =>
  (paper?.instruments ?? []).some(({ sections }) =>
    sections.some(({ blocks }) =>
      blocks.some((block) => block.kind === 'signature' && block.by === 'Second witness'),
    ),
  )
