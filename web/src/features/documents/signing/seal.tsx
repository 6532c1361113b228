const RIBS = 28

/** A notch for each rib: the rim of a shell. */
const rim = Array.from({ length: RIBS * 2 }, (_, index) => {
  const angle = (index / (RIBS * 2)) * 2 * Math.PI
  const radius = index % 2 === 0 ? 94 : 86
  return `${index === 0 ? 'M' : 'L'}${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`
}).join('')

/** A seal with a coquina shell in it: the paper is signed. */
export function Seal({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      <path d={`${rim}Z`} className="fill-palm-soft stroke-palm" strokeWidth="3" strokeLinejoin="round" />
      <circle cx="100" cy="100" r="70" className="fill-none stroke-palm" strokeWidth="2" />
      <g className="fill-none stroke-palm" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M100 140 52 84c8-22 26-34 48-34s40 12 48 34Z" />
        <path d="M100 140 74 58M100 140V50M100 140l26-82" />
        <path d="m76 150 16 12 34-24" strokeWidth="6" />
      </g>
    </svg>
  )
}
