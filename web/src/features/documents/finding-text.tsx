import type { Finding } from '@/api/types'
import { copy } from '@/copy'

type FindingTextProps = { finding: Finding; heading?: 'h3' | 'h4' | 'p' }

/** What the law says about an answer, with its sources; the title only where it does not stand above already. */
export function FindingText({ finding, heading: Title }: FindingTextProps) {
  return (
    <>
      {Title && <Title className="font-sans text-base font-semibold tracking-normal">{finding.title}</Title>}
      <p className="mt-1">{finding.message}</p>
      <FindingSources law={finding.law} />
    </>
  )
}

export const FindingSources = ({ law }: Pick<Finding, 'law'>) =>
  law.length > 0 && (
    <p className="mt-1 text-sm">
      {copy.findings.law} <span className="font-serif">{law.join('; ')}</span>
    </p>
  )
