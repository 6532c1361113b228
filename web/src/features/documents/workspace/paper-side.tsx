import { copy } from '@/copy'
import { Skeleton } from '@/ui/skeleton'
import { useMedia, WIDE } from '@/ui/use-media'
import { Pages } from '../paper/pages'
import { PaperSheet } from './paper-sheet'
import { usePaperSoFar, type PaperSoFar } from './use-paper-so-far'

/** The document as it stands: beside the question, and on a phone as a sheet below it. */
export function PaperSide(props: PaperSoFar) {
  const isWide = useMedia(WIDE)
  const { preview, isError, saved, paper, view, nothing } = usePaperSoFar(props)
  if (!isWide) return saved && paper && <PaperSheet {...props} {...{ saved, paper, view, nothing }} />
  return (
    <section aria-labelledby="paper-title" className="min-w-0">
      <h2 id="paper-title" className="sr-only">
        {copy.panel.title}
      </h2>
      {isError && <p className="text-soft">{copy.panel.failed}</p>}
      {preview && !preview.paper && <p className="text-soft">{copy.review.noPaper}</p>}
      {!isError && !preview && <Skeleton label={copy.shell.loading} />}
      {nothing && <p className="mb-4 text-base text-soft">{nothing}</p>}
      {paper && <Pages paper={paper} {...view} />}
    </section>
  )
}
