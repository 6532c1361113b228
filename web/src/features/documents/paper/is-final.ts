import type { Document } from '@/api/types'

/** Whether the paper is what one prints and signs, and no draft: paid, whole and not on hold. */
export const isFinal = ({ status, onHold }: Document, isComplete = false): boolean =>
  status === 'paid' && !onHold && isComplete
