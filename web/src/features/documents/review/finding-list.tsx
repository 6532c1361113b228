import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Document, DocumentType, Finding, Preview } from '@/api/types'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'
import { anchors } from '../paper/anchors'
import { feeds } from '../paper/feeds'
import { changePath, DISCLOSURE, isCounty, textOf } from '../answers'
import { FindingText } from '../finding-text'

type FindingListProps = {
  id: string
  tone: 'plain' | 'warning' | 'danger'
  title: string
  lead: string
  findings: Finding[]
  document: Document
  type: DocumentType
  preview: Preview
  /** What stands under a finding. */
  renderAction?: (finding: Finding) => ReactNode
}

/** Findings of one level, each with the way to change what caused it. */
export function FindingList(props: FindingListProps) {
  const { id, tone, title, lead, findings, renderAction, preview, ...subject } = props
  if (findings.length === 0) return null
  return (
    <Notice tone={tone} id={id} className="mb-6 scroll-mt-6">
      <h3 className="text-subhead">{title}</h3>
      <p className="mt-1">{lead}</p>
      <ul className="mt-4 space-y-5">
        {findings.map((finding) => (
          <li key={finding.code}>
            <FindingText finding={finding} heading="h4" />
            <div className="flex flex-wrap gap-x-5">
              <ChangeLink finding={finding} {...subject} />
              <ToClause finding={finding} preview={preview} />
            </div>
            {renderAction?.(finding)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type ChangeLinkProps = { finding: Finding; document: Document; type: DocumentType }

function ChangeLink({ finding: { question }, document, type }: ChangeLinkProps) {
  const text = textOf(type, question)
  return (
    <Link
      to={changePath(document.id, question)}
      aria-label={isAnswer(question) ? copy.findings.changeLabel(text) : undefined}
      className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {wordsOf(question)}
    </Link>
  )
}

/** Where the paper says what a finding is about. */
function ToClause({ finding: { question, title }, preview }: { finding: Finding; preview: Preview }) {
  const sections = preview.paper?.instruments.flatMap(({ sections }) => sections)
  const clause = sections?.find((section) => feeds(question, section))
  if (!clause) return null
  return (
    <a
      href={`#${anchors.clause(clause.id)}`}
      aria-label={copy.review.readClauseOf(title)}
      className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {copy.review.readClause}
    </a>
  )
}

const isAnswer = (question: string): boolean => question !== DISCLOSURE && !isCounty(question)

function wordsOf(question: string): string {
  if (question === DISCLOSURE) return copy.findings.readDisclosure
  return isCounty(question) ? copy.findings.chooseCounty : copy.findings.change
}
