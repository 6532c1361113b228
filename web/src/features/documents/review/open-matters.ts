import type { Finding, Level, Preview } from '@/api/types'
import { copy } from '@/copy'

const text = copy.review

/** Where on the review each kind of matter stands. */
export const anchors = { answers: 'open-answers', block: 'blocks', warn: 'notices' } as const

export type OpenMatter = {
  anchor: string
  text: string
  tone: 'danger' | 'plain' | 'warning'
  /** Where there is but one: the question it is about, and what a finding is called. */
  only: { question: string; title?: string } | undefined
  way: {
    /** Leads to the question of the only one. */
    toOne?: string
    /** Leads to where it stands on the page. */
    toAll: (areMany: boolean) => string
  }
}

export const ofLevel = ({ findings }: Preview, level: Level): Finding[] =>
  findings.filter((finding) => finding.level === level)

/** How much there is to look at. */
export const countOf = (preview: Preview): number =>
  preview.missing.length +
  Object.keys(preview.problems).length +
  Object.keys(preview.notes).length +
  ofLevel(preview, 'block').length +
  ofLevel(preview, 'warn').length

/** What has to be settled before the document can be paid for, one line for each kind, the gravest first. */
export function openMatters(preview: Preview, read: string[]): OpenMatter[] {
  const blocks = ofLevel(preview, 'block')
  const unread = ofLevel(preview, 'warn').filter(({ code }) => !read.includes(code))
  const answers = openAnswers(preview)
  const all: (OpenMatter & { count: number })[] = [
    {
      ...counted(blocks, text.openBlocks),
      anchor: anchors.block,
      tone: 'danger',
      way: { toOne: copy.findings.change, toAll: () => text.seeChanges },
    },
    {
      ...counted(answers, text.openAnswers),
      anchor: anchors.answers,
      tone: 'plain',
      way: { toOne: text.giveAnswer, toAll: () => text.seeAnswers },
    },
    {
      ...counted(unread, text.openWarnings),
      anchor: anchors.warn,
      tone: 'warning',
      way: { toAll: (areMany) => (areMany ? text.readNotices : text.readNotice) },
    },
  ]
  return all.filter(({ count }) => count > 0)
}

const openAnswers = ({ problems, missing }: Preview): { question: string }[] => [
  ...Object.keys(problems).map((question) => ({ question })),
  ...missing.map(({ question }) => ({ question })),
]

const counted = <T>(all: T[], words: (count: number) => string) => ({
  count: all.length,
  text: words(all.length),
  only: all.length === 1 ? all[0] : undefined,
})
