import { useId, useRef, type FormEvent } from 'react'
import { knownOf } from '@/api/people-book'
import type { AnswerQueue } from '@/api/saving/answer-queue'
import type { Answer, Document, KnownEntry, PeopleBook, Question } from '@/api/types'
import { copy } from '@/copy'
import { typedAnswer } from '@/lib/unsaved-changes'
import { AnotherPerson } from '../another-person'
import { isAnswered, shownAnswer } from '../answers'
import { UnsavedNotice } from '../saving/unsaved-notice'
import { useUnsaved } from '../saving/use-unsaved'
import { useTellTyped, type OnTyped, type Typed } from '../workspace/typed'
import { AnswerControl } from './answer-control'
import { ConflictDialog } from './lazy-conflict-dialog'
import { FormButtons, type RenderAsk } from './form-buttons'
import { Hints } from './hints'
import { keepTypedAnswer } from './keep-typed-answer'
import { mustStay } from './must-stay'
import { NoneChoice } from './none-choice'
import { Offered } from './offered'
import { SaidFindings } from './said-findings'
import { Problem, saidOf } from './said-of-answer'
import { isStopped } from './saved-findings'
import { ToPieces, type PiecesWay } from './to-pieces'
import { useAnswer } from './use-answer'
import { useFocusAfterMove } from './use-focus-after-move'
import { useNone } from './use-none'
import { useLeaving, type OnLeave } from '../saving/use-on-leave'
import { useSaveAnswer } from './use-save-answer'
import type { useSteps } from './use-steps'
import { useTakingWays } from './use-taking-ways'

type Steps = ReturnType<typeof useSteps>
type QuestionFormProps = {
  document: Document
  question: Question
  steps: Steps
  queue: AnswerQueue
  book: PeopleBook
  onTyped: OnTyped
  renderAsk: RenderAsk
  /** Another way to answer. */
  pieces?: PiecesWay
  /** The answer that a date has to fit. */
  earlier?: Question | undefined
  /** Whether None was chosen in the other way just now. */
  isNew?: boolean
  onLeave: OnLeave
}

export function QuestionForm(props: QuestionFormProps) {
  const { document, question, steps, queue, book, onTyped, pieces, isNew = false } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const focusControl = () => form.current?.querySelector<HTMLElement>('[data-answer]')?.focus()
  const answer = useAnswer(document, question, wordsAt(knownOf(book, document, question.book)))
  const { value, isRestored, isSaved } = answer
  const isWaiting = useIsWaiting(document, question)
  const saving = useSaveAnswer({
    queue,
    document,
    question: question.id,
    step: steps.step,
    onSaved(saved) {
      if (!mustStay(saved, question, isSaved)) steps.goOn(saved)
      // What is only to be read must not go below the keyboard of a phone.
      else if (question.id in saved.interview.problems) focusControl()
    },
  })
  const { change, none } = useChanges(question, answer, saving.setRefusal, pieces?.open)
  useFocusAfterMove(focusControl, isNew)
  useTellTyped(onTyped, typedIn(question, isSaved || saving.refusal ? '' : value))

  useKeptOnLeave(props, answer, saving)

  const said = saidOf(props, isSaved, saving.refusal)
  const { choose, mend, use } = useTakingWays(none, saving, focusControl)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAnswered(question, value) && !saving.isSaving) saving.save(value)
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <AnswerControl
        id={id}
        question={question}
        value={value}
        hasProblem={said.problem !== undefined || said.inBox}
        none={none.canSkip && <NoneChoice of={question} isChosen={none.isNone} onPress={none.press} />}
        isNone={none.isNone}
        onChange={change}
      />
      <Problem id={`${id}-problem`} said={said} />
      <Hints
        id={id}
        question={question}
        value={value}
        note={said.note}
        isRestored={isRestored && !isWaiting && !isNew}
        hasBox={!none.isNone}
      />
      <Offered {...{ document, question, book, value, isSaved }} onUse={change} />
      {pieces && <ToPieces {...pieces} isNone={none.isNone} />}
      <AnotherPerson document={document} sentence={saving.otherPerson} />
      {!said.problem && !said.inBox && (
        <UnsavedNotice words={copy.unsent.answer} isWaiting={isWaiting} isSaved={isSaved} />
      )}
      <SaidFindings
        id={`${id}-problem`}
        {...{ question, value, said }}
        onChange={focusControl}
        onTake={mend}
      />
      <FormButtons
        steps={steps}
        canContinue={isAnswered(question, value)}
        isBusy={saving.isSaving || steps.isFinishing}
        isSecond={isStopped(said.findings)}
        renderAsk={props.renderAsk}
        onUse={use}
      />
      <ConflictDialog
        conflict={saving.conflict}
        onClose={() => saving.setConflict(undefined)}
        onChoose={choose}
      />
    </form>
  )
}

/** Whether sending the answer was tried in vain. */
function useIsWaiting(document: Document, question: Question): boolean {
  const { answers, hasFailed } = useUnsaved(document.id)
  return hasFailed && question.id in answers
}

/** What was typed and not refused is saved also by leaving it. */
function useKeptOnLeave(
  { document, question, queue, onLeave }: QuestionFormProps,
  { value, isSaved }: ReturnType<typeof useAnswer>,
  { isSaving, refusal, conflict }: ReturnType<typeof useSaveAnswer>,
) {
  const isTyped = typedAnswer(document.id, question.id) === value
  const isHeld = isSaving || refusal !== undefined || conflict !== undefined
  useLeaving(onLeave, () => {
    if (isTyped && !isSaved && !isHeld && isAnswered(question, value))
      void keepTypedAnswer(queue, { document: document.id, question: question.id, value })
  })
}

/** The ways to change the answer. What was refused is gone with the answer that it was said of. */
function useChanges(
  question: Question,
  answer: ReturnType<typeof useAnswer>,
  setRefusal: (sentence: undefined) => void,
  onOtherWay: (() => void) | undefined,
) {
  const change = (next: Answer) => {
    setRefusal(undefined)
    answer.change(next)
  }
  return { change, none: useNone(question, { ...answer, change }, onOtherWay) }
}

/** What the paper has to follow; a tick prints no words. */
const typedIn = (question: Question, value: Answer): Typed => ({
  question: question.id,
  words: typeof value === 'boolean' ? '' : value && shownAnswer(value),
  isPrinted: !question.options?.length,
})

const wordsAt = (known: KnownEntry | undefined): string | undefined =>
  typeof known?.value === 'string' ? known.value : undefined
