import { cx } from '@/ui/cx'

const TINTS = ['fill-shell-1', 'fill-shell-2', 'fill-shell-3', 'fill-shell-4'] as const
const ROWS = 15
const COLUMNS = 15

type Piece = { x: number; y: number; size: number; turn: number; tint: number }

/** A fixed sequence that looks irregular: the wall is the same at every visit. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

/** Shells in offset rows, jostled a little, the way the stone is laid down. */
function lay(): Piece[][] {
  const random = numbers(7)
  const next = () => random.next().value
  const piece = (row: number, column: number): Piece => ({
    x: column * 30 + (row % 2) * 15 + (next() - 0.5) * 10,
    y: row * 26 + 18 + (next() - 0.5) * 8,
    size: 2.2 + next() * 1.6,
    turn: next() * 2 * Math.PI,
    tint: Math.floor(next() * TINTS.length),
  })
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => piece(row, column)),
  )
}

/** Places points of a shell, which has its hinge five units above the origin and is ten units high. */
function placing({ x, y, size, turn }: Piece) {
  const [along, across] = [Math.cos(turn) * size, Math.sin(turn) * size]
  return (...points: [number, number][]): string =>
    points
      .map(([right, down]) => [
        (x + along * right - across * (down + 5)).toFixed(1),
        (y + across * right + along * (down + 5)).toFixed(1),
      ])
      .join(' ')
}

function outline(piece: Piece): string {
  const at = placing(piece)
  const curve = at([-4.9, -8.6], [-2.6, -10], [0, -10], [2.6, -10], [4.9, -8.6], [6, -6.6])
  return `M${at([0, 0], [-6, -6.6])}C${curve}Z`
}

function ribs(piece: Piece): string {
  const at = placing(piece)
  return [at([-3.2, -9.2]), at([0, -10]), at([3.2, -9.2])].map((end) => `M${at([0, 0])} ${end}`).join('')
}

/** One path for all of a row that looks alike: a shell each would make the page's first paint wait. */
const rows = lay().map((pieces) => ({
  outlines: TINTS.map((tint, index) => ({
    tint,
    path: pieces
      .filter((piece) => piece.tint === index)
      .map(outline)
      .join(''),
  })),
  ribs: pieces.map(ribs).join(''),
}))

/** The stone that the product is named after. */
export function CoquinaWall({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 420 380"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('bg-shell-4 stroke-raised', className)}
    >
      {rows.map((row) => (
        <g key={row.ribs}>
          {row.outlines.map(({ tint, path }) => (
            <path key={tint} d={path} className={tint} strokeWidth="1.5" />
          ))}
          <path d={row.ribs} className="fill-none" strokeWidth="1.2" opacity="0.8" />
        </g>
      ))}
    </svg>
  )
}
