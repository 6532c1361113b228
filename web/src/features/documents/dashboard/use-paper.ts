import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Document, Paper } from '@/api/types'
import { previewQuery } from '../queries'
import { useInView } from './miniature/use-in-view'

/** How a document reads now. It is asked for once the place where it is shown is in view. */
export function usePaper(document: Document) {
  const ref = useRef<HTMLDivElement>(null)
  const isInView = useInView(ref)
  const { data, isFetching } = useQuery({ ...previewQuery(document), enabled: isInView })
  return { ref, paper: data?.paper, isAwaited: isFetching || !isInView }
}

/** Whether two witnesses sign: the paper has lines for them. */
export const needsWitnesses = (paper: Paper | null | undefined): boolean =>
  (paper?.instruments ?? []).some(({ sections }) =>
    sections.some(({ blocks }) =>
      blocks.some((block) => block.kind === 'signature' && block.by === 'Second witness'),
    ),
  )
