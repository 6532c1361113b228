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
    /** The answer that a date has to follow, and the way to it. */
    earlier: { dates: ReactNode; way: ReactNode } | undefined
  }
  /** Leads to the answer that was given. */
  onChange: () => void
  /** Puts another answer in the place of the one that was given. */
  onTake: (answer: Answer) => void
}

/** What the law has to say about the answer, with what else is wrong with it, and the buttons that lead to mending it. */
export function SaidFindings({ id, question, value, said, onChange, onTake }: SaidFindingsProps) {
  const { findings, problem, inBox, earlier } = said
  const option = wayOut(question, findings, value)
  return (
    <SavedFindings
      id={inBox ? id : undefined}
      findings={findings}
      mend={
        option ? (
          <Mend look="primary" onPress={() => onTake(option)}>
            {copy.findings.changeTo(option)}
          </Mend>
        ) : (
          <>
            <Mend onPress={onChange}>{copy.findings.change}</Mend>
            {earlier?.way}
          </>
        )
      }
      isHeld={inBox && problem !== undefined}
    >
      {inBox && (earlier?.dates ?? (problem && <p className="mt-1 font-semibold">{problem}</p>))}
    </SavedFindings>
  )
}

type MendProps = { look?: 'primary' | 'secondary'; onPress: () => void; children: ReactNode }

const Mend = ({ look = 'secondary', onPress, children }: MendProps) => (
  <Button look={look} shape="compact" onClick={onPress}>
    {children}
  </Button>
)
