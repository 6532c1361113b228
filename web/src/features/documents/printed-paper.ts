import type { Preview } from '@/api/types'

/** What of a document is printed and signed: where forms of the court take the place of some of its papers, the others. */
export const printedPaper = (preview: Preview): Pick<Preview, 'paper' | 'effort'> => preview.packet ?? preview
