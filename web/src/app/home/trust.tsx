import { Link } from 'react-router'
import { copy } from '@/copy'
import { useClaims } from '@/features/catalog/use-claims'
import { paths } from '@/lib/paths'
import { Fold } from '@/ui/fold'

/** What a visitor can check for themselves. Claims beyond that are the server's. */
export function Trust() {
  const claims = useClaims('trust')
  return (
    <section className="mx-auto max-w-6xl px-4 pb-8 sm:px-6 sm:pb-12">
      <div className="grid gap-x-16 gap-y-6 border-t border-line pt-8 sm:gap-y-10 sm:pt-14 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-title">{copy.trust.title}</h2>
          <p className="mt-4 text-lg text-soft">{copy.trust.lead}</p>
          {claims.map((claim) => (
            <p key={claim} className="mt-4">
              {claim}
            </p>
          ))}
          <Link to={paths.howWeKnow()} className="link mt-4 inline-block py-1">
            {copy.howWeKnow.link}
          </Link>
        </div>
        <div className="grid gap-x-10 max-sm:divide-y max-sm:divide-line max-sm:border-y max-sm:border-line sm:grid-cols-2 sm:gap-y-8">
          {copy.trust.points.map(({ title, text }) => (
            <div key={title}>
              <Fold summary={<h3 className="py-2 text-subhead">{title}</h3>}>
                <h3 className="text-subhead max-sm:hidden">{title}</h3>
                <p className="text-soft max-sm:pb-4 sm:mt-2">{text}</p>
              </Fold>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
