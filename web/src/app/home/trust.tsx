import { Link } from 'react-router'
import { copy } from '@/copy'
import { useClaims } from '@/features/catalog/use-claims'
import { paths } from '@/lib/paths'

/** What a visitor can check for themselves. Claims beyond that are the server's. */
export function Trust() {
  const claims = useClaims('trust')
  return (
    <section className="mx-auto max-w-6xl px-4 pb-12 sm:px-6">
      <div className="grid gap-x-16 gap-y-10 border-t border-line pt-14 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-title">{copy.landing.trustTitle}</h2>
          <p className="mt-4 text-lg text-soft">{copy.landing.trustLead}</p>
          {claims.map((claim) => (
            <p key={claim} className="mt-4">
              {claim}
            </p>
          ))}
          <Link to={paths.howWeKnow()} className="link mt-4 inline-block py-1">
            {copy.howWeKnow.link}
          </Link>
        </div>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {copy.landing.trust.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-serif text-subhead font-medium">{title}</dt>
              <dd className="mt-2 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
