import type { SaveState } from '@/api/saving/answer-queue'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'

const text = copy.saving

/** Whether the answers are with the server. Only trouble is seen and read out; the bar shows the rest. */
export function SaveNote({ state, onSave }: { state: SaveState; onSave: () => void }) {
  const isTrouble = state === 'offline' || state === 'failed'
  return (
    <div className={cx(isTrouble && 'basis-full')}>
      <p role="status" className={cx('font-semibold text-warning-text', !isTrouble && 'sr-only')}>
        {isTrouble && text[state]}
      </p>
      {isTrouble ? (
        <button type="button" onClick={onSave} className="link min-h-8">
          {text.again}
        </button>
      ) : (
        <p className="sr-only">{text[state]}</p>
      )}
    </div>
  )
}
