import type { Answer, Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { dayForFile } from '@/lib/dates'
import { saveFile } from '@/lib/save-file'
import { MOST_ENTRIES } from '../conversation/conversation'
import { now } from '../conversation/messages'
import type { GuidedChat } from '../conversation/use-guided-chat'
import { transcriptPage } from './page'

type Surroundings = { document: Document; type: DocumentType; shown: (answer: Answer | undefined) => string }

/** Hands the conversation to the browser's downloads. Nothing is sent anywhere for it. */
export function saveTranscript({ talk, county }: GuidedChat, { document, type, shown }: Surroundings): void {
  const madeAt = now()
  const page = transcriptPage({
    service: copy.brand,
    document: document.name,
    county: county?.name,
    entries: talk.entries,
    isCut: talk.entries.length >= MOST_ENTRIES,
    madeAt,
    questionOf: (id) => type.questions.find((question) => question.id === id)?.text,
    shown,
  })
  const name = `coquina-conversation-${type.slug}-${dayForFile(madeAt)}.html`
  saveFile(new Blob([page], { type: 'text/html;charset=utf-8' }), name)
}
