import type { Document, Paper } from '@/api/types'
import { livePaper } from '@/features/documents/workspace/live-paper'
import type { Typed } from '@/features/documents/workspace/typed'
import { clause, instrument, paper } from './papers'
import { questions, simpleWill, will } from './samples'

export const OPEN = '[not answered yet]'
const asked = [questions[0], { ...questions[0], id: 'address' }, { ...questions[1], id: 'married' }]
export const type = { ...simpleWill, questions: asked as typeof questions }
export const documentWith = (
  answers: Document['answers'],
  problems: Record<string, string> = {},
): Document => {
  const start = will({ answers })
  return {
    ...start,
    interview: { ...start.interview, problems, visible: ['fullName', 'address', 'married'] },
  }
}
export const saying = (text: string, fed = ['fullName', 'address']): Paper => {
  const blocks = [{ kind: 'paragraph' as const, text, centered: false }]
  return paper({ instruments: [instrument({ sections: [clause({ questions: fed, blocks })] })] })
}
export const typing = (question: string, words: string, isPrinted = true): Typed => ({
  question,
  words,
  isPrinted,
})

export function read(now: Paper, document: Document, ...typed: Typed[]) {
  const live = livePaper(now, document, type, typed)
  const block = live.paper.instruments[0]?.sections[0]?.blocks[0]
  return {
    text: block?.kind === 'paragraph' ? block.text : '',
    pencil: live.pencil.map(({ words }) => words),
  }
}
