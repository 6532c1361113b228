import { copy } from '@/copy'
import { Button } from '@/ui/button'

/** The way from own words to pieces. */
export type PiecesWay = {
  open: () => void
  /** Whether own words are saved. */
  hasWords: boolean
}

type ToPiecesProps = PiecesWay & { isNone: boolean }

export function ToPieces({ open, hasWords, isNone }: ToPiecesProps) {
  const note = hasWords ? copy.facts.piecesNote : copy.facts.ownWordsNote
  return (
    <div className="mt-4">
      <Button look="quiet" shape="compact" className="-ml-3" onClick={open}>
        {copy.facts.pieces}
      </Button>
      {!isNone && <p className="text-sm text-soft">{note}</p>}
    </div>
  )
}
