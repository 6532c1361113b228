import { Link } from 'react-router'
import type { DocumentType, Document, Preview } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Notice } from '@/ui/notice'
import { anchors } from './open-issues'

type Open = { question: string; text: string; sentence?: string }
type OpenAnswersProps = { document: Document; type: DocumentType; preview: Preview }

/** What is missing or wrong, and what is worth a second look. Each leads to its question. */
export function OpenAnswers({ document, type, preview }: OpenAnswersProps) {
  const textOf = (id: string) => type.questions.find((question) => question.id === id)?.text ?? id
  const sentences = (from: Record<string, string>): Open[] =>
    Object.entries(from).map(([question, sentence]) => ({ question, text: textOf(question), sentence }))

  const problems = sentences(preview.problems)
  const open: Open[] = [...problems, ...preview.missing]
  const notes = sentences(preview.notes)
  return (
    <>
      {open.length > 0 && (
        <List
          document={document}
          id={anchors.answers}
          open={open}
          tone={problems.length > 0 ? 'danger' : 'plain'}
          title={copy.review.openTitle}
          lead={copy.review.openLead}
        />
      )}
      {notes.length > 0 && (
        <List
          document={document}
          open={notes}
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
  id?: string | undefined
  open: Open[]
  tone: 'plain' | 'warning' | 'danger'
  title: string
  lead: string
}

function List({ document, id, open, tone, title, lead }: ListProps) {
  return (
    <Notice tone={tone} id={id} className="mb-6 scroll-mt-6">
      <h3 className="text-subhead">{title}</h3>
      <p className="mt-1">{lead}</p>
      <ul className="mt-3 space-y-2.5">
        {open.map(({ question, text, sentence }) => (
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
