import { useSearchParams } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { partsAhead } from '../details/detail-groups'
import { ChapterBar } from '../workspace/chapter-bar'
import { chaptersOfDocument, minutesLeft } from '../workspace/chapters'

type QuestionProgressProps = { document: Document; type: DocumentType; question: string }

/** How far along the questions are, chapter by chapter, and about how long the rest takes. */
export function QuestionProgress({ document, type, question }: QuestionProgressProps) {
  const { visible, missing, problems } = document.interview
  const total = visible.length
  const step = visible.indexOf(question) + 1
  const chapters = chaptersOfDocument(document, type)
  const open = visible.filter((id) => missing.includes(id) || id in problems)
  const minutes = minutesLeft(open.length)
  const isFromReview = useSearchParams()[0].get('from') === 'review'
  const details = !isFromReview && partsAhead(document, type) > 0 && copy.details.aheadShort
  return (
    <ChapterBar
      label={copy.wizard.progress}
      percent={(step * 100) / total}
      chapters={chapters}
      title={chapters.find(({ questions }) => questions.includes(question))?.title}
      text={copy.wizard.step(step, total)}
      left={[minutes > 0 && copy.wizard.minutesLeft(minutes), details].filter(Boolean).join(', ')}
    />
  )
}
