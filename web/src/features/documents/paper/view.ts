import type { ReactNode } from 'react'
import type { Section } from '@/api/types'

/** An answer that waits for a yes: it stands at its clauses in pencil. */
export type Pencil = {
  question: string
  words: string
  label: string
  /** Of a bare yes or no, which beside a clause reads as if it were printed: the mark of the clause says it. */
  isBare?: boolean | undefined
}

/** How the paper is shown on the screen, beside what it says. */
export type PaperView = {
  isDraft: boolean
  /** What stands under a clause and is never printed; elsewhere with the heading of the clause. */
  renderNotes?: ((section: Section, heading?: string) => ReactNode) | undefined
  /** The question whose clauses are marked. */
  marked?: string | undefined
  /** Of the clauses that are marked, the one to look at: its id. */
  seen?: string | undefined
  /** Where none is marked: the question whose clause stays in view. */
  last?: string | undefined
  /** Where the answer behind a clause is given; none where no answer feeds it. */
  questionOf?: ((section: Section) => string | undefined) | undefined
  pencil?: Pencil[] | undefined
}
