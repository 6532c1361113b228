import type { Entry } from '../conversation/conversation'

/** What a transcript is made of, in words that can be read. */
export type Talked = {
  service: string
  document: string
  county: string | undefined
  entries: readonly Entry[]
  isCut: boolean
  madeAt: string
  questionOf: (id: string) => string | undefined
  shown: (answer: string | boolean | undefined) => string
}
