import type { Finding, Level } from '@/api/types'
import { copy } from '@/app/copy'
import { Notice } from '@/ui/notice'
import { FindingText } from '../finding-text'

const tones: Record<Level, 'danger' | 'warning' | 'plain'> = {
  block: 'danger',
  warn: 'warning',
  info: 'plain',
}

/** What the law has to say about the answer that was just saved. It is read out when it appears, and stops nobody. */
export function SavedFindings({ findings }: { findings: Finding[] }) {
  return (
    <div role="status" className="space-y-3 [&:not(:empty)]:mt-6">
      {findings.map((finding) => (
        <Notice key={finding.code} tone={tones[finding.level]}>
          <p className="mb-1 text-sm">{copy.findings.levels[finding.level]}</p>
          <FindingText finding={finding} heading="p" />
        </Notice>
      ))}
      {isGrave(findings) && <p className="font-semibold">{leadOf(findings)}</p>}
    </div>
  )
}

const isGrave = (findings: Finding[]): boolean => findings.some(({ level }) => level !== 'info')

const leadOf = (findings: Finding[]): string =>
  findings.some(({ level }) => level === 'block') ? copy.findings.savedBlock : copy.findings.saved
