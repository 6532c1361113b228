import { courtForms as text } from '@/copy/court-forms'
import { Button } from '@/ui/button'
import { useDownloadPacket } from './use-download-packet'

/** All papers of the case at once: in one file to print, and as files of their own to upload. */
export function WholePacket({ id }: { id: number }) {
  const pdf = useDownloadPacket(id, 'pdf')
  const zip = useDownloadPacket(id, 'zip')
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
