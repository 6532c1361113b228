import { along, around, within } from './laying'
import type { Shell } from './shells'
import { choose, readAndPay, takeHome, talk } from './step-motifs'
import { AMBER, CLAY, CORAL, PALM, SAND, STONE, WATER, type Motif } from './tints'

const QUARTER = Math.PI / 2

const isInRoof = (x: number, y: number): boolean => y > 18 && y < 88 && Math.abs(x - 120) < (y - 2) * 0.95
const isInWalls = (x: number, y: number): boolean => y > 88 && y < 160 && Math.abs(x - 120) < 64
const isDoor = (x: number, y: number): boolean => y > 108 && Math.abs(x - 120) < 20

/** A will: the house that is handed on. */
const house = (): Motif => ({
  shells: [
    ...within((x, y) => isInWalls(x, y) && !isDoor(x, y), { size: 2.1, tints: [CLAY, CORAL, CLAY, STONE] }),
    ...within(isInRoof, { size: 2.1, tints: [WATER] }),
  ],
  lines: 'M42 162H198',
})

/** A prenuptial agreement: two rings, each still by itself. */
const rings = (): Motif => ({
  shells: [
    ...around([64, 90], 40, { size: 2.2, tints: [CORAL, CORAL, CLAY] }),
    ...around([176, 90], 40, { size: 2.2, tints: [WATER, WATER, STONE] }),
  ],
})

/** A postnuptial agreement: rings that are linked. */
const linkedRings = (): Motif => {
  const left = around([90, 90], 50, { size: 2.3, tints: [CORAL, CORAL, CLAY] })
  const right = around([150, 90], 50, { size: 2.3, tints: [WATER, WATER, STONE] })
  const isBelow = ({ y }: Shell) => y > 90
  // The second lies over the first above, and under it below.
  const [under, over] = [right.filter(isBelow), right.filter((shell) => !isBelow(shell))]
  return { shells: [...under, ...left, ...over] }
}

const pan = (x: number, y: number, tint: number): Shell[] =>
  [-24, 0, 24].map((right) => ({
    x: x + right,
    y: y - (right === 0 ? 0 : 4),
    size: 2.2,
    turn: right / 60,
    tint,
  }))

/** A divorce: what there was, weighed and shared. */
const scales = (): Motif => ({
  shells: [
    ...along(
      [
        [54, 44],
        [120, 34],
        [186, 44],
      ],
      { size: 1.7, tints: [WATER] },
    ),
    ...along(
      [
        [72, 160],
        [168, 160],
      ],
      { size: 2.1, tints: [STONE, CLAY] },
    ),
    ...pan(54, 106, CORAL),
    ...pan(186, 106, AMBER),
  ],
  lines: 'M120 40V156M54 48 18 116H90ZM186 48 150 116H222Z',
})

/** A power of attorney: the key that is handed over. */
const key = (): Motif => ({
  shells: [
    ...around([66, 86], 40, { size: 2.5, tints: [WATER] }),
    ...along(
      [
        [122, 86],
        [226, 86],
      ],
      { size: 2.3, tints: [AMBER, CLAY] },
    ),
    ...along(
      [
        [176, 98],
        [176, 142],
      ],
      { size: 2, tints: [AMBER, CLAY], opening: QUARTER },
    ),
    ...along(
      [
        [210, 98],
        [210, 120],
      ],
      { size: 2, tints: [AMBER], opening: QUARTER },
    ),
  ],
})

const isInHeart = (x: number, y: number): boolean => {
  const [right, up] = [(x - 120) / 70, (90 - y) / 64]
  const isNotch = y < 46 && Math.abs(right) < 0.2
  return !isNotch && (right ** 2 + up ** 2 - 1) ** 3 - right ** 2 * up ** 3 < 0.01
}

/** A healthcare directive. */
const heart = (): Motif => ({ shells: within(isInHeart, { size: 2, tints: [CORAL, CORAL, CORAL, CLAY] }) })

/** Paid, or signed: a wreath around a mark. */
const seal = (): Motif => ({
  shells: around([120, 90], 64, { size: 2.9, tints: [PALM, PALM, STONE] }),
  lines: 'M92 92 112 112 150 70',
  isDone: true,
})

const SHORE = 'M14 158H226'

/** Nothing is here yet: one shell on the shore, and the wave that brings more. */
const shore = (): Motif => ({
  shells: [
    { x: 120, y: 102, size: 9, turn: 0.12, tint: CORAL },
    ...along(
      [
        [16, 148],
        [224, 148],
      ],
      { size: 2, tints: [SAND, STONE] },
    ),
    { x: 44, y: 120, size: 2.2, turn: -0.6, tint: STONE },
    { x: 196, y: 118, size: 2.6, turn: 0.7, tint: CLAY },
  ],
  lines: `${SHORE}M22 40q12-12 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0`,
})

/** Done: the sun is up. */
const sunrise = (): Motif => ({
  shells: [
    ...around([120, 132], 78, { size: 2.6, tints: [AMBER, CLAY] }).filter(({ y }) => y < 134),
    ...around([120, 132], 48, { size: 2.4, tints: [CORAL] }).filter(({ y }) => y < 134),
    ...along(
      [
        [10, 146],
        [230, 146],
      ],
      { size: 2, tints: [WATER, STONE] },
    ),
  ],
})

/** Something went wrong: a shell that broke, and its pieces. */
const broken = (): Motif => ({
  shells: [
    { x: 92, y: 92, size: 8, turn: -0.55, tint: CORAL },
    { x: 166, y: 104, size: 5.4, turn: 0.9, tint: CLAY },
    { x: 48, y: 140, size: 2, turn: 2, tint: STONE },
    { x: 136, y: 148, size: 2.4, turn: -2.2, tint: STONE },
    { x: 208, y: 142, size: 1.8, turn: 1.2, tint: CLAY },
  ],
  lines: `${SHORE}M122 40l-10 24 16 14-12 22 14 18`,
})

/** Nothing is at this address: a trail that leads off. */
const trail = (): Motif => ({
  shells: Array.from({ length: 11 }, (_, step) => ({
    x: 16 + step * 15.5,
    y: 128 - step * 5 + 30 * Math.sin(step / 1.9),
    size: 2.4 - step * 0.06,
    turn: QUARTER + 0.9 * Math.cos(step / 1.9),
    tint: [STONE, CLAY, WATER][step % 3] ?? STONE,
  })),
  lines: 'M198 92a18 18 0 1 1 26-16c0 12-13 13-13 26M211 118v3',
})

export const MOTIFS = {
  house,
  rings,
  linkedRings,
  scales,
  key,
  heart,
  seal,
  shore,
  sunrise,
  broken,
  trail,
  choose,
  talk,
  readAndPay,
  takeHome,
}

export type MotifName = keyof typeof MOTIFS
