import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Document } from '@/api/types'
import { copy } from '@/copy'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { DownloadIcon } from '@/ui/screen-icons'
import { useDownload } from '../download/use-download'
import { previewQuery } from '../queries'
import { ReadyWords } from '../signing/ready-words'
import { Room } from '../signing/room-drawing'
import { mainRoom } from '../signing/seats'
import { sittingsOf } from '../signing/sittings'

const text = copy.signing

/** After the payment: what is left is on paper, and happens at a table. */
export function NextStep({ document }: { document: Document | undefined }) {
  if (!document) return null
  return (
    <section
      aria-labelledby="next-step"
      className="mt-8 grid items-center gap-8 rounded-lg bg-raised p-6 shadow-low sm:p-10 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div>
        <h2 id="next-step" className="text-title">
          <ReadyWords type={document.type} />
        </h2>
        <p className="mt-4 max-w-2xl">{text.nextText(document.type)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={paths.signing(document.id)} className={buttonClass({ shape: 'large' })}>
            {text.link}
          </Link>
          <Download document={document} />
        </div>
      </div>
      <Table document={document} />
    </section>
  )
}

/** The PDF is there once the server has been told of the payment. */
function Download({ document }: { document: Document }) {
  const download = useDownload()
  return (
    <Button
      look="secondary"
      shape="large"
      busy={download.isPending}
      disabled={document.status !== 'paid'}
      onClick={() => download.mutate(document)}
    >
      <DownloadIcon />
      {text.download}
    </Button>
  )
}

/** Who sits there, drawn from the document itself. */
function Table({ document }: { document: Document }) {
  const { data } = useQuery(previewQuery(document))
  const room = data && mainRoom(sittingsOf(data, document.parties))
  if (!room) return null
  return <Room seats={room.seats} />
}
