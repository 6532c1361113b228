import type { Finding } from '@/api/types'
import { copy } from '@/copy'
import { Notice } from '@/ui/notice'
import { FindingText } from '../finding-text'

type SavedFindingsProps = { findings: Finding[] }

/** What the law has to say about the answer that was just saved. It is read out when it appears, and stops no one. */
export function SavedFindings({ findings }: SavedFindingsProps) {
  return (
    <div role="status" className="space-y-3 [&:not(:empty)]:mt-6">
      {findings.map((finding) => (
        <SavedFinding key={finding.code} finding={finding} />
      ))}
      {isGrave(findings) && <p className="font-semibold">{leadOf(findings)}</p>}
    </div>
  )
}

/** What is only good to know stays folded, so that it does not push the way on out of sight. */
function SavedFinding({ finding }: { finding: Finding }) {
  const { level, title } = finding
  const label = <span className="block text-sm">{copy.findings.levels[level]}</span>
  if (level !== 'info') {
    return (
      <Notice tone={level === 'block' ? 'danger' : 'warning'}>
        {label}
        <FindingText finding={finding} heading="p" />
      </Notice>
    )
  }
  return (
    <Notice>
      <details>
        <summary>
          {copy.findings.levels.info}: <span className="font-semibold">{title}</span>
        </summary>
        <div className="mt-2">
          <FindingText finding={finding} />
        </div>
      </details>
    </Notice>
  )
}

const isGrave = (findings: Finding[]): boolean => findings.some(({ level }) => level !== 'info')

const leadOf = (findings: Finding[]): string =>
  findings.some(({ level }) => level === 'block') ? copy.findings.savedBlock : copy.findings.saved
