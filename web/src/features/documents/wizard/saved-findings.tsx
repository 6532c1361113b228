import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Finding } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Notice } from '@/ui/notice'
import { Summary } from '@/ui/summary'
import { FindingSources, FindingText } from '../finding-text'
import { partsOf } from './finding-parts'
import { useShownOnceSaid } from './use-shown-once-said'

type SavedFindingsProps = {
  /** Where it says what is wrong with the answer. */
  id?: string | undefined
  findings: Finding[]
  /** What else there is to say, in the last of the boxes that have to be seen. */
  children?: ReactNode
  /** The buttons that mend it. */
  mend?: ReactNode
  /** Whether no other question comes before the answer is another. */
  isHeld?: boolean
}

/** What the law has to say about the answer that was just saved. It is read out when it appears. */
export function SavedFindings({ id, findings, children, mend, isHeld = false }: SavedFindingsProps) {
  const last = findings.findLast(isStop) ?? findings.findLast(isGrave)
  const box = useShownOnceSaid(last !== undefined)
  return (
    <div
      id={id}
      ref={box}
      role="status"
      data-grave={last && true}
      className="space-y-3 [&:not(:empty)]:mt-4 sm:[&:not(:empty)]:mt-6"
    >
      {findings.map((finding) => (
        <SavedFinding key={finding.code} finding={finding} wrong={finding === last && children}>
          {finding === last && (
            <>
              {isStopped(findings) && mend && <div className="mt-3 flex flex-wrap gap-2">{mend}</div>}
              <p className="mt-3 text-sm">{leadOf(findings, isHeld)}</p>
              {isStopped(findings) && <WayOut />}
            </>
          )}
        </SavedFinding>
      ))}
    </div>
  )
}

type SavedFindingProps = {
  finding: Finding
  /** What is wrong, before what can be done. */
  wrong: ReactNode
  children: ReactNode
}

/** What has to be seen says so, then what can be done, and then why. What is only good to know stays folded, out of the way on. */
function SavedFinding({ finding, wrong, children }: SavedFindingProps) {
  const { level, message } = finding
  if (level === 'info') return <GoodToKnow finding={finding} />
  const { way, why } = isStop(finding) ? partsOf(finding) : { way: message, why: '' }
  return (
    <Notice tone={level === 'block' ? 'danger' : 'warning'}>
      <p className="text-sm">{copy.findings.levels[level]}</p>
      <p className="font-semibold">{finding.title}</p>
      {wrong}
      <p className="mt-1 text-base">{way}</p>
      {!why && <FindingSources law={finding.law} />}
      {children}
      {why && (
        <details className="mt-1">
          <Summary className="min-h-11 w-fit gap-2 font-semibold">{copy.findings.why}</Summary>
          <p className="text-base">{why}</p>
          <FindingSources law={finding.law} />
        </details>
      )}
    </Notice>
  )
}

const GoodToKnow = ({ finding }: { finding: Finding }) => (
  <Notice>
    <details>
      <Summary className="gap-3">
        <span className="min-w-0 grow">
          {copy.findings.levels.info}: <span className="font-semibold">{finding.title}</span>
        </span>
      </Summary>
      <div className="mt-2">
        <FindingText finding={finding} />
      </div>
    </details>
  </Notice>
)

/** To leave it as it is, for now. */
const WayOut = () => (
  <p>
    <Link
      to={paths.dashboard()}
      className="inline-flex min-h-11 items-center text-base font-semibold underline underline-offset-4"
    >
      {copy.findings.leave}
    </Link>
  </p>
)

const isStop = ({ level }: Finding): boolean => level === 'block'
const isGrave = ({ level }: Finding): boolean => level !== 'info'

/** Whether the document cannot be finished with the answer. */
export const isStopped = (findings: Finding[]): boolean => findings.some(isStop)

function leadOf(findings: Finding[], isHeld: boolean): string {
  if (!isStopped(findings)) return copy.findings.saved
  return isHeld ? copy.findings.savedHeld : copy.findings.savedBlock
}
