import { Link } from 'react-router'
import type { County, Document, DocumentType, Section } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { cx } from '@/lib/cx'
import { Citations } from '@/ui/citations'
import { isCounty, shownAnswer, textOf } from '../answers'
import { shownDetail } from '../facts/shown-detail'

type NotesProps = {
  section: Section
  document: Document
  type: DocumentType
  county: County | undefined
  heading: string | undefined
}

/** "Why this clause?": what it means, what it rests on, and the answers that made it so. */
export function ClauseNotes(props: NotesProps) {
  const { section, heading } = props
  return (
    <details className={cx('font-sans text-base text-sheet-soft print:hidden', !heading && 'mt-3')}>
      <summary className="inline-block py-1 underline decoration-sheet-line underline-offset-4 hover:text-sheet-ink">
        {copy.paper.why}
        <span className={heading ? 'font-semibold' : 'sr-only'}> {heading ?? section.heading}</span>
      </summary>
      <div className="mt-2 space-y-3 border-l-2 border-sheet-line pl-4">
        <p>{section.meaning}</p>
        {section.law.length > 0 && (
          <div className="flex flex-wrap gap-x-2">
            <span>{copy.paper.law}</span>
            <Citations sources={section.law} />
          </div>
        )}
        <Feeding {...props} />
      </div>
    </details>
  )
}

type Feed = { question: string; text: string; answer: string; to: string }

function Feeding({ section, document, type, county }: NotesProps) {
  const feeds = feedsOf(section, document, type, county)
  if (feeds.length === 0) return <p>{copy.paper.noAnswers}</p>
  return (
    <div>
      <p>{copy.paper.uses}</p>
      <dl className="mt-1 space-y-2">
        {feeds.map(({ question, text, answer, to }) => (
          <div key={question}>
            <dt>{text}</dt>
            <dd className="line-clamp-4 break-words whitespace-pre-line text-sheet-ink">{answer}</dd>
            <dd>
              <Link
                to={to}
                aria-label={copy.paper.changeLabel(text)}
                className="inline-block py-0.5 text-sheet-ink underline underline-offset-4"
              >
                {copy.paper.change}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/**
 * A clause may name several facts about the county of filing; the person has made one choice. In a paper that is filed nowhere a
 * county is a detail as any other.
 */
function feedsOf(section: Section, document: Document, type: DocumentType, county?: County): Feed[] {
  const asked = section.questions.filter((id) => !type.county || !isCounty(id))
  const feeds = asked.map((question) => ({
    question,
    text: textOf(type, question),
    answer: shownDetail(document, type, question) ?? shownAnswer(document.answers[question]),
    to: paths.question(document.id, question, 'review'),
  }))
  if (asked.length === section.questions.length) return feeds
  const chosen = {
    question: 'county',
    text: copy.paper.county,
    answer: county?.name ?? copy.answers.none,
    to: paths.county(document.id),
  }
  return [chosen, ...feeds]
}
