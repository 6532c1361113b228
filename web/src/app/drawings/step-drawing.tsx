import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'

/** A step of the way, drawn: choose, answer, read, sign. The words beside it say the same. */
export function StepDrawing({ step, className }: { step: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 144 108"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('stroke-ink', className)}
    >
      <rect x="1" y="1" width="142" height="106" rx="14" className="fill-shell-4 stroke-line" />
      {drawings[step]}
    </svg>
  )
}

/** Lines of writing, each from a place on and so long. */
const lines = (...places: [x: number, y: number, length: number][]): string =>
  places.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')

function Sheet({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}h36l10 10v52h-46Z`} className="fill-raised" />
}

const choose = (
  <>
    <Sheet x={20} y={28} />
    <Sheet x={82} y={28} />
    <path d="M49 18h36l10 10v62H49Z" className="fill-accent-soft stroke-accent" strokeWidth="2.5" />
    <path
      d="M72 62 60 48c2-6 7-9 12-9s10 3 12 9ZM72 62 66 42M72 62V39M72 62l6-20"
      className="stroke-accent"
    />
    <path d="m64 76 5 5 10-10" className="stroke-accent" strokeWidth="3" />
  </>
)

const answer = (
  <>
    <path
      d="M18 20h70a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H38l-10 9v-9H18a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6Z"
      className="fill-raised"
    />
    <path d={lines([24, 32, 54], [24, 41, 34])} className="stroke-soft" />
    <path
      d="M62 62h62a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-2v8l-10-8H62a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6Z"
      className="fill-amber-soft stroke-amber"
    />
    <path d={lines([68, 75, 40])} className="stroke-amber" strokeWidth="3" />
  </>
)

const read = (
  <>
    <path d="M38 14h50l12 12v70H38Z" className="fill-raised" />
    <path d={lines([48, 30, 30], [48, 42, 40], [48, 66, 40], [48, 78, 26])} className="stroke-soft" />
    <rect x="46" y="49" width="46" height="10" rx="3" className="fill-amber-soft stroke-transparent" />
    <path d={lines([48, 54, 40])} className="stroke-amber" />
    <circle
      cx="98"
      cy="66"
      r="17"
      className="fill-accent-soft stroke-accent"
      strokeWidth="3"
      fillOpacity="0.6"
    />
    <path d="m110 79 14 15" className="stroke-accent" strokeWidth="5" />
  </>
)

const sign = (
  <>
    <path d="M30 12h56l12 12v74H30Z" className="fill-raised" />
    <path d={lines([40, 28, 34], [40, 39, 46], [40, 50, 40])} className="stroke-soft" />
    <path d="M40 76c6-12 10-10 9-3s4 5 8-2 7-2 6 3 6 2 10-1" className="stroke-accent" strokeWidth="2.5" />
    <path d={lines([40, 82, 46])} />
    <path d="m82 66 30-34 8 7-30 34-10 3Z" className="fill-coral-soft stroke-coral" />
    <circle cx="108" cy="84" r="13" className="fill-palm-soft stroke-palm" />
    <path d="m102 84 4 4 8-8" className="stroke-palm" strokeWidth="3" />
  </>
)

const drawings: ReactNode[] = [choose, answer, read, sign]
