import { Link } from 'react-router'
import { copy } from '@/copy'
import { useClaims } from '@/features/catalog/use-claims'
import { paths } from '@/lib/paths'

/** What a visitor can check for themselves. Claims beyond that are the server's. */
export function Trust() {
  const claims = useClaims('trust')
  return (
    <section className="mx-auto max-w-6xl px-4 pb-8 sm:px-6 sm:pb-14">
      <div className="grid gap-x-16 gap-y-6 border-t border-line pt-8 sm:gap-y-10 sm:pt-14 lg:grid-cols-[1fr_1.6fr]">
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
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {copy.trust.points.map(({ title, text }) => (
            <div key={title}>
              <h3 className="text-subhead">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
