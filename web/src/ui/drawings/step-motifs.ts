import { along, around } from './laying'
import { AMBER, CLAY, CORAL, PALM, STONE, WATER, type Motif } from './tints'

const sheet = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width - 16}l16 16v${height - 16}h-${width}Z`

const row = (x: number, y: number, length: number, tints: number[]) =>
  along(
    [
      [x, y],
      [x + length, y],
    ],
    { size: 1.5, tints },
  )

/** Choosing: one paper of three is taken. */
export const choose = (): Motif => ({
  shells: [
    { x: 120, y: 92, size: 6.4, turn: 0, tint: WATER },
    { x: 42, y: 96, size: 2.8, turn: -0.2, tint: STONE },
    { x: 198, y: 96, size: 2.8, turn: 0.2, tint: STONE },
  ],
  lines: sheet(76, 26, 88, 128) + sheet(14, 52, 48, 84) + sheet(178, 52, 48, 84),
})

/** Talking: a question, and the answer to it. */
export const talk = (): Motif => ({
  shells: [...row(38, 54, 92, [WATER, STONE]), ...row(112, 122, 92, [AMBER, CLAY])],
  lines:
    'M32 26h108q10 0 10 10v36q0 10-10 10H62l-20 16V82h-10q-10 0-10-10V36q0-10 10-10ZM108 94h98q12 0 12 12v34q0 12-12 12v16l-20-16h-78q-10 0-10-10v-38q0-10 10-10Z',
})

/** Reading: each line of the paper, and what it costs. */
export const readAndPay = (): Motif => ({
  shells: [
    ...row(50, 52, 96, [STONE, CLAY]),
    ...row(50, 78, 96, [WATER, WATER, STONE]),
    ...row(50, 104, 56, [STONE, CLAY]),
    ...around([176, 124], 30, { size: 1.9, tints: [AMBER] }),
  ],
  lines: `${sheet(34, 20, 128, 140)}M176 108v32M184 114h-12a6 6 0 0 0 0 10h8a6 6 0 0 1 0 10h-12`,
})

/** Taking it home: the paper with its seal. */
export const takeHome = (): Motif => ({
  shells: [
    ...row(72, 54, 96, [STONE, CLAY]),
    ...row(72, 78, 96, [STONE, CLAY]),
    ...around([160, 122], 26, { size: 1.8, tints: [PALM, PALM, STONE] }),
    ...row(72, 136, 46, [CORAL]),
  ],
  lines: `${sheet(56, 20, 128, 140)}M72 150h52M148 122l9 9 16-18`,
})
