import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { AnswersSoFar } from '@/features/assistant/questions/answers-so-far'
import { chaptersShown } from '@/features/assistant/questions/progress'
import { ProgressPanel } from '@/features/assistant/questions/progress-panel'
import { shownAnswer } from '@/features/documents/answers'
import { blanksOf, detailsOf } from '@/features/documents/details/detail-groups'
import { chaptersOf } from '@/features/documents/workspace/chapters'

type GuidedProgressProps = {
  chat: GuidedChat
  document: Document
  type: DocumentType
  onChange: (question: string) => void
  onChangeCounty: () => void
}

/** How far the conversation has come, with the answers so far. */
export function GuidedProgress({ chat, document, type, onChange, onChangeCounty }: GuidedProgressProps) {
  const asked = chat.questions.map(({ id }) => id)
  const now = chaptersOf(type.stages, asked, chat.counts).find(({ questions }) =>
    questions.some((id) => id === chat.asked?.id),
  )
  const chapters = chaptersShown(type.stages, asked, chat.counts, now?.title)
  const blanks = copy.details.blanksLeft(blanksOf(document, detailsOf(document, type)).length)
  return (
    <ProgressPanel
      chapters={chapters}
      afterwards={chat.talk.isDone ? blanks : undefined}
      className="lg:sticky lg:top-[72px]"
    >
      <AnswersSoFar
        questions={chat.questions}
        answers={chat.answers}
        county={type.county ? chat.county?.name : undefined}
        isDisabled={chat.pending !== undefined || chat.talk.isStopped === true}
        shown={shownAnswer}
        onChange={onChange}
        onChangeCounty={onChangeCounty}
      />
    </ProgressPanel>
  )
}
