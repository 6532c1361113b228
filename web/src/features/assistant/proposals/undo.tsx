import { copy } from '@/copy'
import type { ShownProposal } from '../conversation/conversation'
import type { Decisions } from './decisions'

const text = copy.proposal

type UndoProps = Pick<Decisions, 'onUndo' | 'isDisabled'> & { taken: ShownProposal }

/** An answer was taken without a word: one press takes it back. */
export const Undo = ({ taken, onUndo, isDisabled }: UndoProps) => (
  <button
    type="button"
    disabled={isDisabled}
    aria-label={text.undoLabel(taken.text)}
    className="link block min-h-11 last:-mb-2 disabled:text-soft"
    onClick={() => onUndo(taken)}
  >
    {text.undo}
  </button>
)
