import { useMemo, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Fold } from '@/ui/fold'
import { Notice } from '@/ui/notice'
import { TaskBar } from '@/ui/task-bar'
import { OldNamesNotice } from '../names/old-names-notice'
import { isDropped } from '../saving/dropped-facts'
import { useUnsaved } from '../saving/use-unsaved'
import { BackLink } from '../workspace/back-link'
import { PaperSide } from '../workspace/paper-side'
import { Price } from '../workspace/price'
import type { Typed } from '../workspace/typed'
import { SavedMark, UnsavedMark } from '../workspace/saved-mark'
import { Workspace } from '../workspace/workspace'

type WizardFrameProps = {
  document: Document
  type: DocumentType
  heading: ReactNode
  /** The question that is asked, for the document beside it. */
  question: string
  /** Of the details that are asked for together, the one that is being given. */
  detail?: string | undefined
  /** What is said of the document where there is room for a sentence only, in the place of its clause. */
  said?: string | undefined
  /** What is being typed, for the document, too. */
  typed?: Typed | undefined
  progress: ReactNode
  form: ReactNode
  help?: ReactNode
}

/** What stands around each question. */
export function WizardFrame({
  document,
  type,
  heading,
  question,
  detail,
  said,
  typed,
  progress,
  form,
  help,
}: WizardFrameProps) {
  const { answers, facts, interview } = document
  const [search] = useSearchParams()
  const from = search.get('from') === 'review' ? 'review' : undefined
  // What was bought before it was answered is no change while one answers it for the first time.
  const isChanging = from === 'review' || question === '' || document.signing.signed !== null
  const unsaved = useMemo(() => typed && [typed], [typed])
  const given = Object.keys(answers).filter((id) => !(id in interview.problems))
  const details = interview.details.filter((id) => facts[id] !== undefined)
  const count = given.length + details.length
  return (
    <Workspace
      question={question}
      bar={
        <TaskBar
          back={<BackLink to={paths.home()} label={copy.wizard.back} />}
          price={<Price document={document} />}
          state={<SavedState document={document} count={count} />}
        >
          {heading}
        </TaskBar>
      }
      progress={progress}
      work={
        <>
          {document.status === 'paid' && document.interview.complete && isChanging && (
            <Notice className="mt-4 max-sm:py-1">
              <Fold summary={copy.signing.editing}>
                <p className="max-sm:pb-3">{copy.signing.editingText}</p>
              </Fold>
            </Notice>
          )}
          <OldNamesNotice
            document={document}
            type={type}
            isFolded
            asked={question}
            pathOf={(id) => paths.question(document.id, id, from)}
          />
          <div data-stays className="mt-4 lg:mt-6">
            {form}
          </div>
          {help}
          <OtherWays document={document} />
        </>
      }
      paper={
        <PaperSide
          key={document.id}
          document={document}
          type={type}
          question={detail ?? question}
          typed={unsaved}
          said={said}
        />
      }
    />
  )
}

/** A phone has room for one word. */
function SavedState({ document: { id, answers }, count }: { document: Document; count: number }) {
  const { drafts, hasFailed } = useUnsaved(id)
  if (hasFailed) return <UnsavedMark text={copy.wizard.keptHere} />
  const isOpen = ([place, typed]: [string, unknown]) => !isDropped(place) && typed !== answers[place]
  if (Object.entries(drafts).some(isOpen)) return <UnsavedMark text={copy.wizard.notSaved} />
  if (count === 0) return <span className="max-sm:hidden">{copy.wizard.saved(count)}</span>
  return (
    <>
      <span className="contents max-sm:hidden">
        <SavedMark text={copy.wizard.saved(count)} />
      </span>
      <span className="contents sm:hidden">
        <SavedMark text={copy.wizard.savedShort(count)} />
      </span>
    </>
  )
}

function OtherWays({ document }: { document: Document }) {
  return (
    <div className="@container mt-6 border-t border-line pt-3 text-base text-soft">
      {/* Where the bar has no room for it. */}
      <div className="mt-2 lg:@min-[24rem]:hidden">
        <Price document={document} />
      </div>
      <p>
        <Link to={paths.chat(document.id)} className="link inline-flex min-h-11 items-center">
          {copy.wizard.toChat}
        </Link>
      </p>
      <p>
        {copy.wizard.supportLead}{' '}
        <Link to={paths.support()} className="link">
          {copy.wizard.support}
        </Link>
      </p>
    </div>
  )
}
