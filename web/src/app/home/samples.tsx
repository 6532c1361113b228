import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { documentTypesQuery } from '@/features/catalog/queries'
import { Boundary } from '@/ui/boundary'
import { DocumentIcon } from '@/ui/screen-icons'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { useChoice } from './use-choice'

const text = copy.samples

const SampleReader = lazy(() =>
  import('./sample-reader').then((reader) => ({ default: reader.SampleReader })),
)

/** A sample of each document, which is loaded when it is opened. */
export function Samples() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-14">
      <h2 className="text-title">{text.title}</h2>
      <p className="mt-3 max-w-2xl text-lg text-soft">{text.lead}</p>
      <Suspense fallback={<div className="min-h-72" />}>
        <Shelf />
      </Suspense>
    </section>
  )
}

function Shelf() {
  const { data: types } = useSuspenseQuery(documentTypesQuery)
  const [open, setOpen] = useState<DocumentType>()
  const choose = useChoice()
  return (
    <>
      <div
        role="group"
        aria-label={text.choose}
        className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-1 gap-y-3 sm:mt-7 sm:grid-cols-3 sm:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]"
      >
        {types.map((type) => (
          <Miniature key={type.id} type={type} isOpen={type.id === open?.id} onOpen={() => setOpen(type)} />
        ))}
      </div>
      {open && (
        <Boundary key={open.id} instead={<Notice className="mt-6">{text.failed}</Notice>}>
          <Suspense fallback={<Skeleton label={text.loading} lines={10} className="mt-6 min-h-128" />}>
            <SampleReader type={open} onStart={() => choose(open)} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}

type MiniatureProps = { type: DocumentType; isOpen: boolean; onOpen: () => void }

/** The first page of a document, as small as it can be known by. */
function Miniature({ type, isOpen, onOpen }: MiniatureProps) {
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onOpen}
      className="group flex flex-col rounded-md p-1.5 text-left hover:bg-sunken aria-pressed:bg-accent-soft sm:p-2"
    >
      <span className="relative block w-full bg-sheet text-sheet-ink shadow-low max-sm:max-w-[132px]">
        <svg
          viewBox="0 0 85 110"
          aria-hidden="true"
          className="block w-full stroke-sheet-line"
          strokeWidth="2"
        >
          <path d="M24 16h37" className="stroke-sheet-soft" strokeWidth="3" />
          <path d="M32 23h21M12 62h61M12 69h54M12 76h61M12 83h40M12 96h26M48 96h25" />
        </svg>
        <DocumentIcon
          name={type.icon}
          className="absolute inset-x-0 top-[28%] mx-auto size-8 text-sheet-accent"
        />
      </span>
      <span className="mt-2 block text-sm font-semibold break-words group-aria-pressed:text-accent sm:text-base">
        {type.name}
      </span>
    </button>
  )
}
