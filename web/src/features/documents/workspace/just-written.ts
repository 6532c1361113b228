import { useEffect, useState } from 'react'
import type { Paper } from '@/api/types'
import { justWritten, type Excerpt } from './excerpt'
import type { Typed } from './typed'

/** How long the sentence that was just written stays before the one of the next question is shown. */
const STAY_MS = 2500

/** What was written last, for a moment; nothing once one writes the next. */
export function useJustWritten(
  paper: Paper,
  question: string,
  typed: readonly Typed[] = [],
): Excerpt | undefined {
  const [shown, setShown] = useState({ paper, news: undefined as Excerpt | undefined })
  if (shown.paper !== paper && JSON.stringify(shown.paper) !== JSON.stringify(paper)) {
    setShown({ paper, news: justWritten(shown.paper, paper) })
  }
  const { news } = shown
  useEffect(() => {
    if (!news) return
    const end = setTimeout(() => setShown((now) => ({ ...now, news: undefined })), STAY_MS)
    return () => clearTimeout(end)
  }, [news])
  return typed.some((each) => each.question === question) ? undefined : news
}
