import { Link } from 'react-router'
import { copy } from '@/copy'
import { useClaims } from '@/features/catalog/use-claims'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

/** The way to the free preview, for those who have read to the end. */
export function PreviewBand() {
  const claims = useClaims('preview')
  return (
    <section className="mx-auto max-w-6xl px-4 pb-6 sm:px-6 sm:pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-md bg-sunken p-5 sm:p-10">
        <div>
          <h2 className="text-title">{copy.previewBand.title}</h2>
          <p className="mt-2 text-lg text-soft">{copy.previewBand.lead}</p>
          {claims.map((claim) => (
            <p key={claim} className="mt-1 font-semibold">
              {claim}
            </p>
          ))}
        </div>
        <Link to={paths.previewChat()} className={buttonClass({ look: 'secondary', shape: 'large' })}>
          {copy.previewBand.open}
        </Link>
      </div>
    </section>
  )
}
