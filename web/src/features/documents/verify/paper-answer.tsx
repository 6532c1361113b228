import type { ReactNode } from 'react'
import type { VerifiedPaper, VerifyAnswer } from '@/api/types'
import { verify as text } from '@/copy/verify'
import { calendarDay } from '@/lib/dates'
import { Notice } from '@/ui/notice'

/** What is known of a paper. */
export function PaperAnswer({ answer: { paper } }: { answer: VerifyAnswer }) {
  if (!paper)
    return (
      <Notice tone="warning" title={text.withdrawn}>
        <p>{text.withdrawnText}</p>
      </Notice>
    )
  const title = titleOf(paper)
  return (
    <Notice tone={title === text.made ? 'plain' : 'warning'} title={title}>
      <Facts paper={paper} />
    </Notice>
  )
}

const titleOf = ({ unchanged, superseded }: VerifiedPaper): string => {
  if (unchanged === false) return text.otherFile
  return superseded ? text.followed : text.made
}

function Facts({ paper }: { paper: VerifiedPaper }) {
  const { documentTypeName, version, madeOn, templateVersion, unchanged, superseded } = paper
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-3 sm:mt-2 sm:grid-cols-[auto_1fr] sm:gap-y-2">
      <Fact name={text.type}>{documentTypeName}</Fact>
      <Fact name={text.version}>{version}</Fact>
      <Fact name={text.day}>{calendarDay(madeOn)}</Fact>
      <Fact name={text.text}>{templateVersion}</Fact>
      {unchanged !== null && <Fact name={text.fileLabel}>{unchanged ? text.same : text.other}</Fact>}
      <Fact name={text.later}>{superseded ? text.laterMade : text.noLater}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:contents">
    <dt className="font-semibold">{name}</dt>
    <dd>{children}</dd>
  </div>
)
