import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CountyExample } from '@/api/types'
import { exampleCounties } from '@/features/catalog/county/example-choice'
import { countyExampleQuery } from '@/features/catalog/queries'
import { logError } from '../errors/report-error'

/** The sample cases that have arrived, and how the chosen one is doing. What was shown stays until another is there. */
export function useExamples(chosen: string) {
  const results = useQueries({ queries: exampleCounties.map(({ id }) => countyExampleQuery(id)) })
  useLogged(results)
  const index = exampleCounties.findIndex(({ id }) => id === chosen)
  const current = results[index]
  const [kept, setKept] = useState<CountyExample>()
  if (current?.data && current.data !== kept) setKept(current.data)
  const examples = Object.fromEntries(exampleCounties.map(({ id }, at) => [id, results[at]?.data]))
  return {
    examples,
    shown: current?.data ?? kept,
    hasFailed: current?.isError ?? false,
    isLoading: current?.isFetching ?? false,
    retry: () => void current?.refetch(),
  }
}

/** A failure is only logged: the page keeps what it has. */
function useLogged(results: UseQueryResult[]): void {
  const errors = results.map(({ error }) => error)
  useEffect(() => {
    for (const error of errors) if (error) logError(error)
    // oxlint-disable-next-line react/exhaustive-deps -- each error once, not each list of them
  }, errors)
}
