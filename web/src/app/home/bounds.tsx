import { Suspense } from 'react'
import { compare as text } from '@/copy/compare'
import { Compare } from './compare'
import { Limits } from './limits'

/** What Coquina does and what it leaves to others, said before anyone starts. */
export function Bounds() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-8 sm:px-6 sm:pb-14">
      <h2 className="text-title">{text.title}</h2>
      <p className="mt-3 max-w-2xl text-lg text-soft">{text.lead}</p>
      <div className="@container">
        <div className="mt-5 grid items-start gap-x-12 gap-y-6 sm:mt-8 sm:gap-y-10 @min-[56rem]:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <Suspense fallback={<div className="min-h-80" />}>
            <Compare />
          </Suspense>
          <Limits />
        </div>
      </div>
    </section>
  )
}
