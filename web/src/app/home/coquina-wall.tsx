import { cx } from '@/lib/cx'
import { once } from '@/lib/once'
import { chance, outlineOf, ribsOf, type Shell } from '@/ui/drawings/shells'

const TINTS = ['fill-shell-1', 'fill-shell-2', 'fill-shell-3', 'fill-shell-4'] as const
const ROWS = 15
const COLUMNS = 15

/** Shells in offset rows, jostled a little, the way the stone is laid down. */
function lay(): Shell[][] {
  const next = chance(7)
  const shell = (row: number, column: number): Shell => ({
    x: column * 30 + (row % 2) * 15 + (next() - 0.5) * 10,
    y: row * 26 + 18 + (next() - 0.5) * 8,
    size: 2.2 + next() * 1.6,
    turn: next() * 2 * Math.PI,
    tint: Math.floor(next() * TINTS.length),
  })
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => shell(row, column)),
  )
}

/** One path for all of a row that looks alike: a shell each would make the page's first paint wait. */
const rows = once(() =>
  lay().map((shells) => ({
    outlines: TINTS.map((tint, index) => ({
      tint,
      path: shells
        .filter((shell) => shell.tint === index)
        .map(outlineOf)
        .join(''),
    })),
    ribs: shells.map(ribsOf).join(''),
  })),
)

/** The stone that the product is named after. */
export function CoquinaWall({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 420 380"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('bg-shell-4 stroke-raised', className)}
    >
      {rows().map((row) => (
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
