import { Link } from 'react-router'
import type { DocumentType, Document, Preview } from '@/api/types'
import { copy } from '@/app/copy'
import { paths } from '@/app/paths'
import { Notice } from '@/ui/notice'

type Finding = { question: string; text: string; sentence?: string }
type FindingsProps = { document: Document; type: DocumentType; preview: Preview }

/** What is missing or wrong, and what is worth a second look. Each leads to its question. */
export function Findings({ document, type, preview }: FindingsProps) {
  const textOf = (id: string) => type.questions.find((question) => question.id === id)?.text ?? id
  const sentences = (from: Record<string, string>): Finding[] =>
    Object.entries(from).map(([question, sentence]) => ({ question, text: textOf(question), sentence }))

  const problems = sentences(preview.problems)
  const open: Finding[] = [...problems, ...preview.missing]
  const notes = sentences(preview.notes)
  return (
    <>
      {open.length > 0 && (
        <List
          document={document}
          findings={open}
          tone={problems.length > 0 ? 'danger' : 'plain'}
          title={copy.review.openTitle}
          lead={copy.review.openLead}
        />
      )}
      {notes.length > 0 && (
        <List
          document={document}
          findings={notes}
          tone="warning"
          title={copy.review.notesTitle}
          lead={copy.review.notesLead}
        />
      )}
    </>
  )
}

type ListProps = {
  document: Document
  findings: Finding[]
  tone: 'plain' | 'warning' | 'danger'
  title: string
  lead: string
}

function List({ document, findings, tone, title, lead }: ListProps) {
  return (
    <Notice tone={tone} className="mb-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1">{lead}</p>
      <ul className="mt-3 space-y-2.5">
        {findings.map(({ question, text, sentence }) => (
          <li key={question}>
            <Link
              to={paths.question(document.id, question, 'review')}
              className="font-semibold underline underline-offset-4"
            >
              {text}
            </Link>
            {sentence && <span className="block">{sentence}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
