import type { Document, DocumentType } from '@/api/types'
import { saveTranscript } from '@/features/assistant/transcript/save-transcript'
import type { GuidedChat } from '@/features/assistant/use-guided-chat'
import { shownAnswer } from '@/features/documents/answers'
import { copy } from '../copy'
import { PageHeading } from '../layout/page-heading'
import { paths } from '../paths'
import { ToForm } from './to-form'

type GuidedTopProps = {
  chat: GuidedChat
  document: Document
  type: DocumentType
  onLeave: (path: string) => void
}

/** The document's name, and what can be done with the conversation as a whole. */
export function GuidedTop({ chat, document, type, onLeave }: GuidedTopProps) {
  const save = () => saveTranscript(chat, { document, type, shown: shownAnswer })
  return (
    <div className="-mt-6 mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 sm:-mt-8">
      <PageHeading size="small">{document.name}</PageHeading>
      <div className="flex flex-wrap items-baseline gap-x-6 max-sm:gap-x-4 max-sm:text-[0.9375rem]">
        {chat.talk.entries.length > 0 && (
          <button type="button" onClick={save} className="link min-h-11">
            {copy.transcript.download}
          </button>
        )}
        <ToForm onLeave={() => onLeave(paths.wizard(document.id))} id={document.id} />
      </div>
    </div>
  )
}
