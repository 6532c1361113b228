import type { MotifName } from './motifs'

const motifs: Partial<Record<string, MotifName>> = {
  scroll: 'house',
  rings: 'rings',
  home: 'linkedRings',
  scale: 'scales',
  key: 'key',
  heart: 'heart',
}

/** The drawing of a document type, by the picture that the catalog names; one that is not known has the seal's. */
export const paperMotif = (icon: string): MotifName => motifs[icon] ?? 'seal'
