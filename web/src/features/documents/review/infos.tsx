import type { Finding } from '@/api/types'
import { copy } from '@/copy'
import { FindingText } from '../finding-text'

/** What is worth knowing about the answers and asks for nothing. */
export function Infos({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-heading">{copy.findings.infosTitle}</h2>
      <p className="mt-1 text-soft">{copy.findings.infosLead}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {findings.map((finding) => (
          <li key={finding.code} className="py-4">
            <FindingText finding={finding} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
