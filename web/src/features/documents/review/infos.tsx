import type { Finding } from '@/api/types'
import { copy } from '@/copy'
import { Disclosure } from '@/ui/disclosure'
import { FindingText } from '../finding-text'

/** What is worth knowing about the answers and asks for nothing. */
export function Infos({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-subhead">{copy.findings.infosTitle}</h2>
      <p className="mt-1 text-soft">{copy.findings.infosLead}</p>
      <ul className="mt-4 border-t border-line">
        {findings.map((finding) => (
          <li key={finding.code}>
            <Disclosure
              summary={<h3 className="font-sans text-base font-semibold tracking-normal">{finding.title}</h3>}
            >
              <FindingText finding={finding} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  )
}
