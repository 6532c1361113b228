import type { DocumentType, Finding, Level, Preview } from '@/api/types'
import { copy } from '@/copy'
import { textOf } from '../answers'

const text = copy.review

/** Where on the review each kind of issue is. */
export const anchors = { answers: 'open-answers', block: 'blocks', warn: 'notices' } as const

export type OpenIssue = {
  anchor: string
  tone: 'danger' | 'plain' | 'warning'
  text: string
  /** What it is called, where there is but one. */
  title?: string | undefined
  /** What is wrong with the only answer. */
  reason?: string | undefined
  /** The one question whose answer settles it. */
  question?: string | undefined
  /** What the way to it says. */
  way: string
}

export const ofLevel = ({ findings }: Preview, level: Level): Finding[] =>
  findings.filter((finding) => finding.level === level)

/** How much there is to look at, apart from the notices that were read. */
export const countOf = (preview: Preview, read: string[]): number =>
  preview.missing.length +
  Object.keys(preview.problems).length +
  Object.keys(preview.notes).length +
  ofLevel(preview, 'block').length +
  unreadOf(preview, read).length

const unreadOf = (preview: Preview, read: string[]): Finding[] =>
  ofLevel(preview, 'warn').filter(({ code }) => !read.includes(code))

/** What has to be settled before the document can be paid for, one line for each kind, the gravest first. */
export function openIssues(preview: Preview, read: string[], type: DocumentType): OpenIssue[] {
  const blocks = ofLevel(preview, 'block')
  const unread = unreadOf(preview, read)
  const problems = Object.entries(preview.problems).map(([question, reason]) => ({
    question,
    title: textOf(type, question),
    reason,
  }))
  const missing = preview.missing.map(({ question, text }) => ({ question, title: text }))
  return [
    ...issueOf(blocks, {
      anchor: anchors.block,
      tone: 'danger',
      text: text.openBlocks,
      ways: [copy.findings.change, text.seeChanges],
    }),
    ...issueOf([...problems, ...missing], {
      anchor: anchors.answers,
      tone: problems.length > 0 ? 'danger' : 'plain',
      text: text.openAnswers,
      ways: [problems.length > 0 ? copy.findings.change : text.giveAnswer, text.seeAnswers],
    }),
    // A notice is read where it is ticked.
    ...issueOf(
      unread.map(({ title }) => ({ title })),
      {
        anchor: anchors.warn,
        tone: 'warning',
        text: text.openWarnings,
        ways: [text.readNotice, text.readNotices],
      },
    ),
  ]
}

type Kind = Pick<OpenIssue, 'anchor' | 'tone'> & {
  text: (count: number) => string
  /** What leads to the only one, and to several. */
  ways: [one: string, many: string]
}

function issueOf(all: Pick<OpenIssue, 'question' | 'title' | 'reason'>[], kind: Kind): OpenIssue[] {
  if (all.length === 0) return []
  const { anchor, tone, ways } = kind
  const [only] = all.length === 1 ? all : []
  const way = only ? ways[0] : ways[1]
  const { title, reason, question } = only ?? {}
  return [{ anchor, tone, text: kind.text(all.length), title, reason, question, way }]
}
