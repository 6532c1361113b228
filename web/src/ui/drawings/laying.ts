import { chance, type Shell } from './shells'

type Point = readonly [x: number, y: number]

/** How a part of a mosaic looks: its tints are taken in turn, and shells of a line all open to one side of it. */
export type Manner = { size: number; tints: readonly number[]; opening?: number; seed?: number }

const JOSTLE = 0.25

/** Shells as close as their size allows along a line of straight pieces. */
export function along(points: readonly Point[], { size, tints, opening = 0, seed = 3 }: Manner): Shell[] {
  const random = chance(seed)
  return points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
    const count = Math.max(1, Math.round(Math.hypot(dx, dy) / (size * 11)))
    return Array.from({ length: count }, (_, piece) => {
      const share = (piece + 0.5) / count
      const turn = Math.atan2(dy, dx) + opening + (random() - 0.5) * JOSTLE
      return { x: start[0] + dx * share, y: start[1] + dy * share, size, turn, tint: tintOf(tints, piece) }
    })
  })
}

const tintOf = (tints: readonly number[], place: number): number => tints[place % tints.length] ?? 0

/** Shells around a middle, opening outward. */
export function around([x, y]: Point, radius: number, { size, tints, seed = 5 }: Manner): Shell[] {
  const random = chance(seed)
  const count = Math.round((2 * Math.PI * radius) / (size * 11.4))
  return Array.from({ length: count }, (_, piece) => {
    const angle = (piece / count) * 2 * Math.PI
    return {
      x: x + radius * Math.sin(angle),
      y: y - radius * Math.cos(angle),
      size,
      turn: angle + (random() - 0.5) * JOSTLE,
      tint: tintOf(tints, piece),
    }
  })
}

const ROWS = 13
const COLUMNS = 13

/** Shells in offset rows, as the stone is laid down, wherever the shape is; the same to the left as to the right. */
export function within(isInside: (x: number, y: number) => boolean, manner: Manner): Shell[] {
  const { size, tints, seed = 7 } = manner
  const random = chance(seed)
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => ({
      x: 120 + (column - 6 + (row % 2) / 2) * size * 11.6,
      y: (row + 0.5) * size * 7.4,
      size,
      turn: (random() - 0.5) * JOSTLE,
      tint: tintOf(tints, Math.floor(random() * tints.length)),
    })),
  )
  return rows.flat().filter(({ x, y }) => isInside(x, y))
}
