import { useId, useRef, type FormEvent } from 'react'
import { acceptsNone } from '@/api/choices'
import { knownOf } from '@/api/people-book'
import type { County, Document, DocumentChange, Fact, PeopleBook, Question } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { findingsOf } from '../answers'
import { fittedKnown } from '../book/fitting'
import { KnownNote } from '../book/known-note'
import { ListedPersonButtons } from '../book/person-buttons'
import { FactInput } from '../facts/fact-input'
import { missingIn } from '../facts/missing'
import { useFactForm } from '../facts/use-fact-form'
import { typedWords } from '../facts/typed-words'
import { UnsavedNotice } from '../saving/unsaved-notice'
import { useTellTyped, type OnTyped } from '../workspace/typed'
import { FormButtons, type RenderAsk } from './form-buttons'
import { mustStay } from './must-stay'
import { NoneChoice } from './none-choice'
import { QuestionHeading } from './question-heading'
import { isStopped, SavedFindings } from './saved-findings'
import { useFocusAfterMove } from './use-focus-after-move'
import { useLeaving, type OnLeave } from '../saving/use-on-leave'
import type { useSteps } from './use-steps'

type FactFormProps = {
  document: Document
  question: Question
  fact: Fact
  counties: County[]
  steps: ReturnType<typeof useSteps>
  book: PeopleBook
  /** To the question's text box. */
  onOwnWords: (words?: string) => void
  onTyped: OnTyped
  renderAsk: RenderAsk
  /** Whether it was chosen over own words just now. */
  isNew: boolean
  onLeave: OnLeave
}

/** A question that is answered piece by piece. */
export function FactForm(props: FactFormProps) {
  const { document, question, fact, counties, steps, book, onOwnWords, onTyped, renderAsk, isNew } = props
  const id = useId()
  const known = knownOf(book, document, fact.book)
  const asked = useFactForm(document, fact, { known: fittedKnown(book, document, fact) })
  const { form, boxes, change, save, isEmpty, isSaved, isKnown, isSaving } = asked
  useTellTyped(onTyped, {
    question: question.id,
    words: isSaved ? '' : typedWords(fact, boxes.draft),
    isPrinted: false,
  })
  useFocusAfterMove(() => form.current?.querySelector<HTMLElement>(CONTROL)?.focus(), isNew)

  useLeaving(props.onLeave, () => asked.keepTyped(besideOf(document, steps.step)))

  const seen = useRef<typeof boxes.draft>(undefined)
  /** Shares that look like percent and come to no hundred hold Continue up once. */
  const stopsAtShares = () => {
    const way = form.current?.querySelector<HTMLElement>('[data-percent] button')
    if (!way || seen.current === boxes.draft) return false
    seen.current = boxes.draft
    way.focus()
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || stopsAtShares()) return
    const onSaved = (saved: Document) => {
      if (!mustStay(saved, question, isSaved)) steps.goOn(saved)
    }
    save(onSaved, besideOf(document, steps.step))
  }
  const findings = isSaved && !isEmpty ? findingsOf(document.interview, question) : []
  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby={id}>
      <QuestionHeading id={id}>{question.text}</QuestionHeading>
      {acceptsNone(question) && (
        <NoneChoice of={question} isChosen={false} onPress={() => onOwnWords(copy.wizard.none)} />
      )}
      <FactInput {...boxes} counties={counties} isHeaded />
      <ListedPersonButtons document={document} fact={fact} draft={boxes.draft} onUse={change} />
      {fact.book && !isSaved && (
        <KnownNote book={book} document={document} shown={isKnown ? known : undefined} />
      )}
      <Button look="quiet" shape="compact" className="mt-5 -ml-3" onClick={() => onOwnWords()}>
        {copy.facts.ownWords}
      </Button>
      <UnsavedNotice words={copy.unsent.answer} isWaiting={asked.isWaiting} isSaved={isSaved} />
      <SavedFindings findings={findings} />
      <FormButtons
        steps={steps}
        canContinue={!isEmpty}
        missing={missingIn(fact, boxes.draft)}
        isBusy={isSaving || steps.isFinishing}
        isSecond={isStopped(findings)}
        renderAsk={renderAsk}
        onUse={(answer) => onOwnWords(String(answer))}
      />
    </form>
  )
}

const CONTROL = 'input, select, textarea'

/** The first answer takes a document out of draft. */
const besideOf = ({ status }: Document, currentStep: number): DocumentChange => ({
  currentStep,
  ...(status === 'draft' && { status: 'in_progress' as const }),
})
