import { copy } from '@/copy'
import { courtFee } from '@/lib/court-fee'

/** What is paid to the court besides, for a document of a type that is filed with one. */
export function CourtFee({ type, className }: { type: string; className: string }) {
  const fee = courtFee(type)
  return fee && <span className={`block text-soft ${className}`}>{copy.grid.courtFee(fee)}</span>
}
