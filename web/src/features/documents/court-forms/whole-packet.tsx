import type { Document } from '@/api/types'
import { courtForms as text } from '@/copy/court-forms'
import { Button } from '@/ui/button'
import { useDownloadPacket } from './use-download-packet'

/** All papers of the case at once: in one file to print, and as files of their own to upload. */
export function WholePacket({ document }: { document: Document }) {
  const pdf = useDownloadPacket(document, 'pdf')
  const zip = useDownloadPacket(document, 'zip')
  return (
    <div className="mb-8">
      <p className="max-w-2xl text-soft">{text.whole}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" busy={pdf.isPending} onClick={() => pdf.mutate()}>
          {text.wholePdf}
        </Button>
        <Button look="secondary" busy={zip.isPending} onClick={() => zip.mutate()}>
          {text.wholeZip}
        </Button>
      </div>
    </div>
  )
}
