import type { ReactNode } from 'react'
import type { Finding } from '@/api/types'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'
import { Summary } from '@/ui/summary'
import { FindingText } from '../finding-text'

type SavedFindingsProps = {
  /** Where it says what is wrong with the answer. */
  id?: string | undefined
  findings: Finding[]
  /** What else there is to say, in the last of the boxes that have to be seen. */
  children?: ReactNode
}

/** What the law has to say about the answer that was just saved. It is read out when it appears, and stops no one. */
export function SavedFindings({ id, findings, children }: SavedFindingsProps) {
  const last = findings.findLast(isGrave)
  return (
    <div id={id} role="status" className="space-y-3 [&:not(:empty)]:mt-6">
      {findings.map((finding) => (
        <SavedFinding key={finding.code} finding={finding}>
          {finding === last && (
            <>
              {children}
              <p className="mt-3 font-semibold">{leadOf(findings)}</p>
            </>
          )}
        </SavedFinding>
      ))}
    </div>
  )
}

/** What is only good to know stays folded, so that it does not push the way on out of sight. */
function SavedFinding({ finding, children }: { finding: Finding; children: ReactNode }) {
  const { level, title } = finding
  const label = <span className="block text-sm">{copy.findings.levels[level]}</span>
  if (level !== 'info') {
    return (
      <Notice tone={level === 'block' ? 'danger' : 'warning'}>
        {label}
        <FindingText finding={finding} heading="p" />
        {children}
      </Notice>
    )
  }
  return (
    <Notice>
      <details>
        <Summary className="gap-3">
          <span className="min-w-0 grow">
            {copy.findings.levels.info}: <span className="font-semibold">{title}</span>
          </span>
        </Summary>
        <div className="mt-2">
          <FindingText finding={finding} />
        </div>
      </details>
    </Notice>
  )
}

const isGrave = ({ level }: Finding): boolean => level !== 'info'

/** Whether the document cannot be finished with the answer. */
export const isStopped = (findings: Finding[]): boolean => findings.some(({ level }) => level === 'block')

const leadOf = (findings: Finding[]): string =>
  isStopped(findings) ? copy.findings.savedBlock : copy.findings.saved
