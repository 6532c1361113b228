import type { Finding, Level, Preview } from '@/api/types'
import { copy } from '@/copy'

/** Where on the review each kind of matter stands. */
export const anchors = { answers: 'open-answers', block: 'blocks', warn: 'notices' } as const

export type OpenMatter = { anchor: string; text: string }

export const ofLevel = ({ findings }: Preview, level: Level): Finding[] =>
  findings.filter((finding) => finding.level === level)

/** How much there is to look at. */
export const countOf = (preview: Preview): number =>
  preview.missing.length +
  Object.keys(preview.problems).length +
  Object.keys(preview.notes).length +
  ofLevel(preview, 'block').length +
  ofLevel(preview, 'warn').length

/** What has to be settled before the document can be paid for, one line for each kind. */
export function openMatters(preview: Preview, read: string[]): OpenMatter[] {
  const answers = preview.missing.length + Object.keys(preview.problems).length
  const blocks = ofLevel(preview, 'block').length
  const unread = ofLevel(preview, 'warn').filter(({ code }) => !read.includes(code)).length
  const all = [
    { count: answers, anchor: anchors.answers, text: copy.review.openAnswers(answers) },
    { count: blocks, anchor: anchors.block, text: copy.review.openBlocks(blocks) },
    { count: unread, anchor: anchors.warn, text: copy.review.openWarnings(unread) },
  ]
  return all.filter(({ count }) => count > 0)
}
