import type { Document, DocumentType, Preview } from '@/api/types'
import { copy } from '@/copy'
import { UnsavedNotice } from '../saving/unsaved-notice'
import type { useAcknowledgments } from './use-acknowledgments'
import { FindingList } from './finding-list'
import { OpenAnswers } from './open-answers'
import { anchors, countOf, ofLevel } from './open-issues'
import { ReadTick } from './read-tick'

type OpenIssueListProps = {
  document: Document
  type: DocumentType
  preview: Preview
  acknowledgments: ReturnType<typeof useAcknowledgments>
}

/** Everything to look at before one pays and signs, the gravest first, each with the way to its place. */
export function OpenIssueList({ preview, acknowledgments, ...subject }: OpenIssueListProps) {
  const { read, acknowledge, isWaiting, isSaved } = acknowledgments
  if (countOf(preview, []) === 0) return null
  return (
    <section
      aria-labelledby="attention"
      className="mb-10 rounded-md border border-line bg-raised p-5 shadow-low sm:p-7"
    >
      <h2 id="attention" className="text-heading">
        {copy.review.attention}
      </h2>
      <p className="mt-1 mb-4 text-soft">{copy.review.attentionLead(countOf(preview, read))}</p>
      <FindingList
        {...subject}
        id={anchors.block}
        tone="danger"
        title={copy.findings.blocksTitle}
        lead={copy.findings.blocksLead}
        preview={preview}
        findings={ofLevel(preview, 'block')}
      />
      <OpenAnswers {...subject} preview={preview} />
      <FindingList
        {...subject}
        id={anchors.warn}
        tone="warning"
        title={copy.findings.warningsTitle}
        lead={copy.findings.warningsLead}
        preview={preview}
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
    </section>
  )
}
