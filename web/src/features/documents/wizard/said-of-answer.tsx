import type { Document, Question } from '@/api/types'
import { FieldError } from '@/ui/field'
import { findingsOf } from '../answers'
import { BothDates, ToEarlier } from './earlier-date'
import { isStopped } from './saved-findings'
import type { useSteps } from './use-steps'

type SaidProps = {
  document: Document
  question: Question
  steps: ReturnType<typeof useSteps>
  /** The answer that a date has to fit. */
  earlier?: Question | undefined
}

/** What is wrong with the answer, beneath it. */
export function Problem({ id, said }: { id: string; said: ReturnType<typeof saidOf> }) {
  if (said.inBox) return <FieldError id={id} message={undefined} />
  return (
    <>
      <FieldError id={id} message={said.problem} />
      {said.earlier?.dates}
      {said.earlier?.way}
    </>
  )
}

/** What there is to say of the answer. Where the law stops the document, one box says all of it. */
export function saidOf(
  { document, question, steps, earlier }: SaidProps,
  isSaved: boolean,
  refusal: string | undefined,
) {
  const { interview } = document
  const findings = isSaved ? findingsOf(interview, question) : []
  const problem = refusal ?? (isSaved ? interview.problems[question.id] : undefined)
  return {
    findings,
    problem,
    note: isSaved ? interview.notes[question.id] : undefined,
    inBox: !refusal && isStopped(findings),
    earlier:
      isSaved && earlier
        ? {
            dates: <BothDates {...{ document, asked: question, other: earlier }} />,
            way: <ToEarlier onShow={() => steps.show(earlier)} />,
          }
        : undefined,
  }
}
