/** A shell: where its middle is, how large it is, which way it opens, and which of the tints it has. */
export type Shell = { x: number; y: number; size: number; turn: number; tint: number }

/** A fixed sequence that looks irregular: a drawing is the same at every visit. */
export function chance(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

type Point = readonly [right: number, down: number]

/** A shell of size 1 has its hinge five units below its middle, and a fan ten units high above it. */
const HINGE: Point = [0, 5]
const LEFT: Point = [-6, -1.6]
const RIGHT: Point = [6, -1.6]
const FAN_RADIUS = 7
const RIBS: Point[] = [
  [-3.2, -4.2],
  [0, -5],
  [3.2, -4.2],
]

/** Turns a shell's own points into those of the drawing. */
function placing({ x, y, size, turn }: Shell) {
  const [along, across] = [Math.cos(turn) * size, Math.sin(turn) * size]
  return ([right, down]: Point): Point => [
    x + along * right - across * down,
    y + across * right + along * down,
  ]
}

/** Numbers of a path, as short as can be. */
const written = (...numbers: number[]): string =>
  numbers
    .map((number) => `${Math.round(number * 10) / 10 || 0}`)
    .join(' ')
    .replaceAll(' -', '-')

const between = ([fromX, fromY]: Point, [x, y]: Point): string => written(x - fromX, y - fromY)

export function outlineOf(shell: Shell): string {
  const [hinge, left, right] = [HINGE, LEFT, RIGHT].map(placing(shell)) as [Point, Point, Point]
  const radius = written(FAN_RADIUS * shell.size)
  return `M${written(...hinge)}l${between(hinge, left)}a${radius} ${radius} 0 0 1 ${between(left, right)}z`
}

export function ribsOf(shell: Shell): string {
  const at = placing(shell)
  const hinge = at(HINGE)
  return RIBS.map((end) => `M${written(...hinge)}l${between(hinge, at(end))}`).join('')
}
