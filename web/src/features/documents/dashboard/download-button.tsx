import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { DownloadIcon } from '@/ui/screen-icons'
import { useDownload } from '../download/use-download'

export function DownloadButton({ document, which }: { document: Document; which: string }) {
  const download = useDownload()
  return (
    <Button
      look="secondary"
      shape="tight"
      busy={download.isPending}
      aria-label={copy.dashboard.downloadLabel(which)}
      onClick={() => download.mutate(document)}
    >
      <DownloadIcon />
      {copy.dashboard.download}
    </Button>
  )
}
