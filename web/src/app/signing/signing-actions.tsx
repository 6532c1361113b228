import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { useDownload } from '@/features/documents/use-download'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { DownloadIcon } from '@/ui/icons'

/** The paper that is signed, and these steps on paper. */
export function SigningActions({ document, isReady }: { document: Document; isReady: boolean }) {
  const download = useDownload()
  return (
    <div className="my-8 flex flex-wrap gap-3 print:hidden">
      {isReady && (
        <Button busy={download.isPending} onClick={() => download.mutate(document)}>
          <DownloadIcon />
          {copy.signing.download}
        </Button>
      )}
      <Button look="secondary" onClick={() => window.print()}>
        {copy.signing.print}
      </Button>
      <Link to={paths.review(document.id)} className={buttonClass({ look: 'secondary' })}>
        {copy.signing.read}
      </Link>
    </div>
  )
}
