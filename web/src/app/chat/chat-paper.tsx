import { useMemo, useState } from 'react'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { hasSpoken, openProposals } from '@/features/assistant/conversation/selectors'
import type { GuidedChat } from '@/features/assistant/conversation/use-guided-chat'
import { shownAnswer } from '@/features/documents/answers'
import { detailsOf, groupsOf } from '@/features/documents/details/detail-groups'
import { isOfWorksheet } from '@/features/documents/details/worksheet'
import { useWorksheetSentence } from '@/features/documents/details/worksheet-result'
import { useUnsaved } from '@/features/documents/saving/use-unsaved'
import { PaperLine } from '@/features/documents/workspace/paper-line'
import { PaperSide } from '@/features/documents/workspace/paper-side'
import { cx } from '@/lib/cx'
import { useMedia } from '@/ui/use-media'
import { unsavedWords } from './unsaved-words'

type ChatPaperProps = {
  chat: GuidedChat
  document: Document
  type: DocumentType
  /** The detail that is being given: its clause is looked at in the place of that of a question. */
  detail: string | undefined
}

/** Whether there is room for the paper beside the conversation. */
export const BESIDE = '(min-width: 80rem)'

/** The paper beside the conversation. */
export function ChatPaper(props: ChatPaperProps) {
  const isBeside = useMedia(BESIDE)
  const about = useChatPaper(props)
  return isBeside && <PaperSide {...about} />
}

/** Where there is no room for it: a line of the paper, above where one writes. */
export function ChatPaperLine(props: ChatPaperProps) {
  const isBeside = useMedia(BESIDE)
  const about = useChatPaper(props)
  const isBegun = hasSpoken(props.chat.talk) || about.typed.length > 0
  if (isBeside) return null
  return (
    // On a low phone it would lie over the question that a visit begins with.
    <div className={cx(!isBegun && '[@media(max-height:44rem)]:hidden')}>
      <PaperLine {...about} />
    </div>
  )
}

/** What was taken stands in the paper at once. What was understood stands there in pencil until it is confirmed. */
function useChatPaper({ chat, document, type, detail }: ChatPaperProps) {
  const { answers } = useUnsaved(document.id)
  const typed = useMemo(() => unsavedWords(answers, type), [answers, type])
  const open = openProposals(chat.talk)
  const asked = open[0]?.question ?? chat.asked?.id
  const [last, setLast] = useState(asked)
  if (asked !== undefined && asked !== last) setLast(asked)
  const pencil = open.map(({ question, value }) => ({
    question,
    words: shownAnswer(value),
    label: copy.paper.pencil,
  }))
  const question = detail ?? asked
  const said = useSaidOf({ document, type, detail })
  return { document, type, question: question ?? '', last: question ? undefined : last, pencil, typed, said }
}

/** Of the figures of a worksheet, what they come to. */
function useSaidOf({ document, type, detail }: Omit<ChatPaperProps, 'chat'>): string | undefined {
  const sentence = useWorksheetSentence({ document, type })
  const group = groupsOf(detailsOf(document, type)).find(({ facts }) => facts.some(({ id }) => id === detail))
  return group && isOfWorksheet(group.facts) ? sentence : undefined
}
