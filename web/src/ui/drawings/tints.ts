import type { Shell } from './shells'

/** What shells are colored with, by number. */
export const TINTS = [
  'fill-shell-1',
  'fill-shell-2',
  'fill-shell-3',
  'fill-accent',
  'fill-coral',
  'fill-amber',
  'fill-palm',
] as const

export const [SAND, STONE, CLAY, WATER, CORAL, AMBER, PALM] = [0, 1, 2, 3, 4, 5, 6]

/** Shells, and lines that hold them together, in palm where something is done. All of it is 240 units wide and 180 high. */
export type Motif = { shells: Shell[]; lines?: string; isDone?: boolean }
