import type { Document, DocumentType, Preview } from '@/api/types'
import { copy } from '@/copy'
import { UnsavedNotice } from '../saving/unsaved-notice'
import type { useAcknowledgments } from '../use-acknowledgments'
import { FindingList } from './finding-list'
import { OpenAnswers } from './open-answers'
import { anchors, ofLevel } from './open-matters'
import { ReadTick } from './read-tick'

type MattersProps = {
  document: Document
  type: DocumentType
  preview: Preview
  acknowledgments: ReturnType<typeof useAcknowledgments>
}

/** Everything that has to be settled before the payment, the gravest first. */
export function Matters({ preview, acknowledgments, ...subject }: MattersProps) {
  const { read, acknowledge, isWaiting, isSaved } = acknowledgments
  return (
    <>
      <FindingList
        {...subject}
        id={anchors.block}
        tone="danger"
        title={copy.findings.blocksTitle}
        lead={copy.findings.blocksLead}
        findings={ofLevel(preview, 'block')}
      />
      <OpenAnswers {...subject} preview={preview} />
      <FindingList
        {...subject}
        id={anchors.warn}
        tone="warning"
        title={copy.findings.warningsTitle}
        lead={copy.findings.warningsLead}
        findings={ofLevel(preview, 'warn')}
        renderAction={(finding) => (
          <ReadTick
            finding={finding}
            isRead={read.includes(finding.code)}
            onChange={(isRead) => acknowledge(finding.code, isRead)}
          />
        )}
      />
      <UnsavedNotice words={copy.unsent.ticks} isWaiting={isWaiting} isSaved={isSaved} />
    </>
  )
}
