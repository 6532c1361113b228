import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lawSearch as text } from '@/copy/law-search'
import { Boundary } from '@/ui/boundary'
import { lawQuery } from '../queries'

/** How much there is to read behind one type of document, and how much of it is open. */
export const LawCounts = ({ slug }: { slug: string }) => (
  <p className="mt-1 min-h-[1lh] text-soft">
    <Boundary instead={null}>
      <Suspense>
        <Counts slug={slug} />
      </Suspense>
    </Boundary>
  </p>
)

function Counts({ slug }: { slug: string }) {
  const { data: law } = useSuspenseQuery(lawQuery(slug))
  const clauses = law.instruments.reduce((sum, instrument) => sum + instrument.clauses.length, 0)
  return text.counts(clauses, law.unverified.length)
}
