import type { ReactNode } from 'react'
import type { Answer, Finding, Question } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { wayOut } from './finding-parts'
import { SavedFindings } from './saved-findings'

type SaidFindingsProps = {
  id: string
  question: Question
  value: Answer
  said: {
    findings: Finding[]
    problem: string | undefined
    /** Whether one box says all there is to say. */
    inBox: boolean
    earlier: ReactNode
  }
  /** Puts another answer in the place of the one that was given. */
  onTake: (answer: Answer) => void
}

/** What the law has to say about the answer, with what else is wrong with it, and the choice that mends it. */
export function SaidFindings({ id, question, value, said, onTake }: SaidFindingsProps) {
  const { findings, problem, inBox, earlier } = said
  const option = wayOut(question, findings, value)
  const mend = option && (
    <Button look="secondary" shape="compact" onClick={() => onTake(option)}>
      {copy.findings.changeTo(option)}
    </Button>
  )
  return (
    <SavedFindings
      id={inBox ? id : undefined}
      findings={findings}
      mend={mend}
      isHeld={inBox && problem !== undefined}
    >
      {inBox && (earlier ?? (problem && <p className="mt-2">{problem}</p>))}
    </SavedFindings>
  )
}
