import type { Bundle, DocumentType } from '@/api/types'

/** The documents of a bundle; of those that one is chosen from, all. */
export const papersOf = ({ documents }: Bundle, types: DocumentType[]): DocumentType[][] =>
  documents.map((ids) => types.filter(({ id }) => ids.includes(id)))

/** What a document of a bundle is called. */
export const nameOf = (choices: DocumentType[]): string => choices.map(({ name }) => name).join(' or ')

/** What a bundle has that is no document: what it names of the things that are sold is shown as documents. */
export const besides = ({ features }: Bundle, sold: readonly { name: string }[]): string[] =>
  features.filter((feature) => !sold.some(({ name }) => feature.includes(name)))
