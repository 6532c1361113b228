import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { openProposals } from '@/features/assistant/conversation/selectors'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { shownAnswer } from '@/features/documents/answers'
import { PaperSide } from '@/features/documents/workspace/paper-side'
import { useMedia } from '@/ui/use-media'

type ChatPaperProps = { chat: GuidedChat; document: Document; type: DocumentType }

/** The paper beside the conversation. What was understood stands in it in pencil until it is confirmed. */
export function ChatPaper({ chat, document, type }: ChatPaperProps) {
  const hasRoom = useMedia('(min-width: 80rem)')
  if (!hasRoom) return null
  const open = openProposals(chat.talk)
  const pencil = open.map(({ question, value }) => ({
    question,
    words: shownAnswer(value),
    label: copy.paper.pencil,
  }))
  const question = open[0]?.question ?? chat.asked?.id ?? ''
  return <PaperSide document={document} type={type} question={question} pencil={pencil} />
}
