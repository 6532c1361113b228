import { copy } from '@/copy'
import { signingRoom } from '@/copy/signing-room'
import type { Room as RoomOf, Seat } from './seats'

const text = copy.signing.room

type At = { x: number; y: number; label: { x: number; y: number } }

/** Parties sit below, witnesses left and right, the officer above. */
type Row = [At, ...At[]]

const places: Record<Seat['part'], [Row, ...Row[]]> = {
  party: [
    [{ x: 260, y: 330, label: { x: 260, y: 396 } }],
    [
      { x: 176, y: 322, label: { x: 160, y: 390 } },
      { x: 344, y: 322, label: { x: 360, y: 390 } },
    ],
  ],
  witness: [
    [{ x: 80, y: 236, label: { x: 80, y: 302 } }],
    [
      { x: 80, y: 236, label: { x: 80, y: 302 } },
      { x: 440, y: 236, label: { x: 440, y: 302 } },
    ],
  ],
  officer: [[{ x: 260, y: 70, label: { x: 260, y: 22 } }]],
}

const looks: Record<Seat['part'], { circle: string; number: string }> = {
  party: { circle: 'fill-accent', number: 'fill-on-accent' },
  witness: { circle: 'fill-coral-soft stroke-coral', number: 'fill-coral' },
  officer: { circle: 'fill-amber-soft stroke-amber', number: 'fill-amber' },
}

/** The table and who sits at it, where words beside it say the rest. */
export const Room = ({ seats }: { seats: Seat[] }) => (
  <svg
    viewBox="0 0 520 410"
    aria-hidden="true"
    className="mx-auto w-full max-w-lg overflow-visible font-sans font-semibold"
  >
    <Table />
    {seats.map((seat) => (
      <Chair key={seat.turn} seat={seat} at={placeOf(seat, seats)} />
    ))}
  </svg>
)

/** The same, and in which order they sign. The list says the same in words. */
export function RoomDrawing({ room, notary }: { room: RoomOf; notary: string | undefined }) {
  return (
    <div>
      <Room seats={room.seats} />
      <SigningOrder seats={room.seats} />
      {notary && room.seats.some(isNotaryOfProof) && <p className="mt-2 text-base text-soft">{notary}</p>}
    </div>
  )
}

/** Who signs, one after another. */
function SigningOrder({ seats }: { seats: Seat[] }) {
  return (
    <div className="mt-4 text-base">
      <p className="font-semibold">{text.order}</p>
      <ol className="mt-1 flex flex-col gap-x-6 sm:flex-row sm:flex-wrap">
        {seats.map((seat) => (
          <li key={seat.turn} className="min-w-0 break-words">
            {text.turn(seat.turn)} {nameOf(seat)}
          </li>
        ))}
      </ol>
    </div>
  )
}

const isNotaryOfProof = ({ part, isForProof }: Seat): boolean => part === 'officer' && isForProof

function nameOf(seat: Seat): string {
  if (isNotaryOfProof(seat)) return signingRoom.forProof(seat.name)
  return seat.part === 'witness' ? text.witness(seat.name) : seat.name
}

function placeOf(seat: Seat, seats: Seat[]): At {
  const alike = seats.filter(({ part }) => part === seat.part)
  const row = places[seat.part][alike.length - 1] ?? places[seat.part][0]
  return row[alike.indexOf(seat)] ?? row[0]
}

function Chair({ seat, at }: { seat: Seat; at: At }) {
  const look = looks[seat.part]
  return (
    <g textAnchor="middle">
      <circle
        cx={at.x}
        cy={at.y}
        r="36"
        strokeWidth="2.5"
        strokeDasharray={seat.part === 'witness' ? '6 5' : undefined}
        className={look.circle}
      />
      <text x={at.x} y={at.y + 10} fontSize="30" className={look.number}>
        {seat.turn}
      </text>
      <text x={at.label.x} y={at.label.y} className="fill-ink text-[length:min(1.3125rem,32px)]">
        {labelOf(seat)}
      </text>
    </g>
  )
}

function labelOf(seat: Seat): string {
  if (isNotaryOfProof(seat) || seat.part === 'witness') return nameOf(seat)
  const [short = seat.name] = seat.name.split(seat.part === 'party' ? ' ' : ' or ')
  return short
}

/** The table with the paper and a pen on it. */
const Table = () => (
  <>
    <ellipse cx="260" cy="210" rx="160" ry="112" className="fill-shell-2 opacity-60" />
    <ellipse cx="260" cy="200" rx="160" ry="112" strokeWidth="1.5" className="fill-shell-4 stroke-shell-2" />
    <g transform="rotate(-6 260 196)">
      <rect x="208" y="130" width="104" height="132" rx="3" className="fill-sheet stroke-sheet-line" />
      <path d="M222 152h58M222 167h76M222 182h70M222 197h76" strokeWidth="3" className="stroke-sheet-line" />
      <path
        d="M222 236c10-16 16 8 24-4s10 6 22-2"
        strokeWidth="3"
        strokeLinecap="round"
        className="fill-none stroke-sheet-accent"
      />
      <path d="M222 246h76" strokeWidth="1.5" className="stroke-sheet-edge" />
    </g>
    <path d="M330 216l44-38" strokeWidth="7" strokeLinecap="round" className="stroke-ink" />
    <path d="M330 216l9-8" strokeWidth="7" strokeLinecap="round" className="stroke-amber" />
  </>
)
