import { copy } from '@/copy'
import type { useComposer } from './use-composer'

const text = copy.composer

type InputHintsProps = {
  id: string
  composer: ReturnType<typeof useComposer>
  length: number
  limit: number
}

/** What is worth knowing about the words as they stand. It is read out when it changes, and never in between. */
export function InputHints({ id, composer, length, limit }: InputHintsProps) {
  const { checked, suggestion, original, isTooLong } = composer
  return (
    <div id={id} className="mt-1.5 space-y-1 text-sm">
      <div aria-live="polite" className="space-y-1">
        {isTooLong && <p className="font-semibold text-danger">{text.tooLong(length, limit)}</p>}
        {checked.errors.map((error) => (
          <p key={error} className="font-semibold text-danger">
            {error}
          </p>
        ))}
        {checked.suggestions.map((sentence) => (
          <p key={sentence} className="text-warning-text">
            {sentence}
          </p>
        ))}
      </div>
      {suggestion && !isTooLong && <Suggestion words={suggestion} onTake={composer.correct} />}
      {original !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3">
          {text.undoHint}
          <button type="button" onClick={composer.undo} className="link min-h-8">
            {text.undo}
          </button>
        </p>
      )}
      <p className="writing-hint hidden text-soft [@media(pointer:fine)]:block">{text.enter}</p>
    </div>
  )
}

function Suggestion({ words, onTake }: { words: string; onTake: () => void }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="min-w-0">
        <span className="font-semibold">{text.suggested}:</span>{' '}
        <span className="line-clamp-2 font-serif text-base break-words">{words}</span>
      </span>
      <button type="button" onClick={onTake} className="link min-h-8">
        {text.apply}
      </button>
    </p>
  )
}
