import type { Finding } from '@/api/types'
import { copy } from '@/copy'

type ReadTickProps = { finding: Finding; isRead: boolean; onChange: (isRead: boolean) => void }

/** The confirmation that a notice was read. It is no agreement with anything. */
export function ReadTick({ finding, isRead, onChange }: ReadTickProps) {
  return (
    <label className="mt-1 flex min-h-11 w-fit items-center gap-3 font-semibold">
      <input
        type="checkbox"
        className="size-6 shrink-0"
        checked={isRead}
        aria-label={copy.findings.readLabel(finding.title)}
        onChange={(event) => onChange(event.target.checked)}
      />
      {copy.findings.read}
    </label>
  )
}
