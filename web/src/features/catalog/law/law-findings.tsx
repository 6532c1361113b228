import type { LawFinding, Level } from '@/api/types'
import { copy } from '@/copy'
import { Disclosure } from '@/ui/disclosure'
import { Sources } from './sources'

/** For the way to them. */
export const FINDINGS = 'checked-for'

const LEVELS: Level[] = ['block', 'warn', 'info']

/** What is looked for in answers, the gravest first. */
export function LawFindings({ findings }: { findings: LawFinding[] }) {
  return (
    <section className="mt-12">
      <h2 id={FINDINGS} tabIndex={-1} className="scroll-mt-6 text-heading">
        {copy.law.findingsTitle}
      </h2>
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
    <div className="mt-4 border-t border-line">
      <Disclosure summary={<LevelTitle level={level} count={findings.length} />} isWide>
        <ul className="border-t border-line sm:pl-5">
          {findings.map((finding) => (
            <Finding key={finding.code} finding={finding} />
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

const LevelTitle = ({ level, count }: { level: Level; count: number }) => (
  <span className="flex flex-wrap items-baseline gap-x-3">
    <h3 className="text-subhead">{copy.law.levels[level]}</h3>
    <span className="text-base font-normal text-soft">{copy.law.count(count)}</span>
  </span>
)

const Finding = ({ finding: { code, title, message, sources } }: { finding: LawFinding }) => (
  <li id={code} className="scroll-mt-24">
    <Disclosure summary={<h4>{title}</h4>} isWide>
      <div className="grid gap-x-10 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <p className="max-w-2xl">{message}</p>
        <Sources sources={sources} />
      </div>
    </Disclosure>
  </li>
)
