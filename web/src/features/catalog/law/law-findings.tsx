import type { LawFinding, Level } from '@/api/types'
import { copy } from '@/copy'
import { Sources } from './sources'

const LEVELS: Level[] = ['block', 'warn', 'info']

/** What is looked for in answers, the gravest first. */
export function LawFindings({ findings }: { findings: LawFinding[] }) {
  return (
    <section className="mt-14">
      <h2 className="text-title">{copy.law.findingsTitle}</h2>
      <p className="mt-2 text-soft">{copy.law.findingsLead}</p>
      {LEVELS.map((level) => (
        <OfLevel key={level} level={level} findings={findings.filter((finding) => finding.level === level)} />
      ))}
    </section>
  )
}

function OfLevel({ level, findings }: { level: Level; findings: LawFinding[] }) {
  if (findings.length === 0) return null
  return (
    <section className="mt-7">
      <h3 className="text-heading">{copy.law.levels[level]}</h3>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {findings.map(({ code, title, message, sources }) => (
          <li
            key={code}
            id={code}
            className="grid scroll-mt-24 gap-x-10 py-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
          >
            <div>
              <h4 className="font-semibold">{title}</h4>
              <p className="mt-1">{message}</p>
            </div>
            <Sources sources={sources} />
          </li>
        ))}
      </ul>
    </section>
  )
}
