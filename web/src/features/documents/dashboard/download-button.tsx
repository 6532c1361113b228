import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { DownloadIcon } from '@/ui/screen-icons'
import { useDownload } from '../download/use-download'

type DownloadProps = { document: Document; which: string; look?: 'primary' | 'secondary' }

export function DownloadButton({ document, which, look = 'secondary' }: DownloadProps) {
  const download = useDownload()
  return (
    <Button
      look={look}
      shape="tight"
      className="sm:whitespace-nowrap"
      busy={download.isPending}
      aria-label={copy.dashboard.downloadLabel(which)}
      onClick={() => download.mutate(document)}
    >
      {/* With large text the words need the row of a phone. */}
      <DownloadIcon className="size-[18px] shrink-0 max-sm:hidden" />
      {copy.dashboard.download}
    </Button>
  )
}
