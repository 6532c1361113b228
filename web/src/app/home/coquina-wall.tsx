import { cx } from '@/ui/cx'

/** One shell with its hinge at the origin, ten units high. */
const SHELL = 'M0 0 -6 -6.6C-4.9 -8.6 -2.6 -10 0 -10S4.9 -8.6 6 -6.6Z'
const RIBS = 'M0 0-3.2-9.2M0 0V-10M0 0 3.2-9.2'
const TINTS = ['fill-shell-1', 'fill-shell-2', 'fill-shell-3', 'fill-shell-4'] as const

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
function lay(): Piece[] {
  const random = numbers(7)
  const next = () => random.next().value
  const pieces: Piece[] = []
  for (let row = 0; row < 15; row += 1) {
    for (let column = 0; column < 15; column += 1) {
      pieces.push({
        x: column * 30 + (row % 2) * 15 + (next() - 0.5) * 10,
        y: row * 26 + 18 + (next() - 0.5) * 8,
        size: 2.2 + next() * 1.6,
        turn: Math.round(next() * 360),
        tint: Math.floor(next() * TINTS.length),
      })
    }
  }
  return pieces
}

const pieces = lay()

/** The stone that the product is named after. */
export function CoquinaWall({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 420 380"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('bg-shell-4', className)}
    >
      {pieces.map(({ x, y, size, turn, tint }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${size.toFixed(2)}) translate(0 5)`}
        >
          <path d={SHELL} className={cx(TINTS[tint], 'stroke-raised')} strokeWidth="0.5" />
          <path d={RIBS} className="fill-none stroke-raised" strokeWidth="0.4" opacity="0.8" />
        </g>
      ))}
    </svg>
  )
}
