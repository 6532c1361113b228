import { cx } from '@/lib/cx'
import { MOTIFS, type MotifName } from './motifs'
import { outlineOf, ribsOf, type Shell } from './shells'
import { TINTS } from './tints'

export type PictureProps = { motif: MotifName; className?: string | undefined }

/** A mosaic of shells. Its colors are those of the page, so that it is dark where the page is. */
export function Picture({ motif, className }: PictureProps) {
  const { shells, lines, isDone } = MOTIFS[motif]()
  return (
    <svg
      viewBox="0 0 240 180"
      aria-hidden="true"
      data-drawing={motif}
      className={cx('rounded-md bg-shell-4 fill-none stroke-shell-4', className)}
    >
      {lines && (
        <path
          d={lines}
          strokeWidth={isDone ? 9 : 4}
          strokeLinecap="round"
          strokeLinejoin="round"
          className={isDone ? 'stroke-palm' : 'stroke-edge'}
        />
      )}
      {layers(shells).map(({ tint, path }) => (
        <path key={path} d={path} strokeWidth="1.5" className={TINTS[tint]} />
      ))}
      <path d={shells.map(ribsOf).join('')} strokeWidth="1.4" />
    </svg>
  )
}

/** One path for all shells of a tint. */
function layers(shells: Shell[]): { tint: number; path: string }[] {
  const tints = [...new Set(shells.map(({ tint }) => tint))]
  return tints.map((tint) => ({
    tint,
    path: shells
      .filter((shell) => shell.tint === tint)
      .map(outlineOf)
      .join(''),
  }))
}
