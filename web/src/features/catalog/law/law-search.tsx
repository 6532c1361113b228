import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentType, Law } from '@/api/types'
import { lawSearch as text } from '@/copy/law-search'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { lawQuery } from '../queries'
import { FoundClauses, type FoundClause } from './found-clauses'
import { speaksOf } from './speaks-of'

/** Fewer letters are in every clause. */
const LEAST_LETTERS = 2

/** One field over the clauses of all types of documents. */
export function LawSearch({ types }: { types: DocumentType[] }) {
  const [wanted, setWanted] = useState('')
  const isLooking = wanted.trim().length >= LEAST_LETTERS
  const laws = useLaws(types, isLooking)
  const found = isLooking && laws.isReady ? clausesWith(wanted, types, laws.data) : undefined
  return (
    <div role="search" className="mb-10">
      <div className="max-w-md">
        <TextField
          label={text.label}
          hint={text.hint}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <div role="status" className="mt-2 font-semibold">
        {isLooking && stateOf(laws, found)}
      </div>
      {isLooking && laws.hasFailed && (
        <Button look="secondary" className="mt-2" onClick={laws.retry}>
          {text.again}
        </Button>
      )}
      {found && <FoundClauses key={wanted} found={found} />}
    </div>
  )
}

function stateOf({ hasFailed }: { hasFailed: boolean }, found: FoundClause[] | undefined): string {
  if (hasFailed) return text.failed
  return found ? text.found(found.length) : text.loading
}

function useLaws(types: DocumentType[], isLooking: boolean) {
  const results = useQueries({
    queries: types.map(({ slug }) => ({ ...lawQuery(slug), enabled: isLooking })),
  })
  return {
    data: results.map(({ data }) => data),
    isReady: results.every(({ data }) => data !== undefined),
    hasFailed: results.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}

const clausesWith = (wanted: string, types: DocumentType[], laws: (Law | undefined)[]): FoundClause[] =>
  types.flatMap(({ name, slug }, index) => {
    const instruments = laws[index]?.instruments ?? []
    return instruments.flatMap(({ titles, clauses }) => {
      // Papers of one document have clauses of the same name.
      const within = instruments.length > 1 ? [name, ...titles.slice(0, 1)] : [name]
      return clauses.filter((clause) => speaksOf(clause, wanted)).map((clause) => ({ within, slug, clause }))
    })
  })
