import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/app/copy'
import { shortDollars } from '@/lib/money'

/** What the documents of a bundle cost one by one; a span, where one of several is chosen. */
export function separately({ documents }: Bundle, types: DocumentType[]): string | undefined {
  const choices = documents.map((choice) => choice.map((id) => priceOf(id, types)))
  if (choices.flat().includes(undefined)) return undefined
  const known = choices as number[][]
  const sum = (pick: (...prices: number[]) => number) =>
    known.reduce((total, prices) => total + pick(...prices), 0)
  const [least, most] = [sum(Math.min), sum(Math.max)]
  return least === most ? shortDollars(least) : copy.bundles.fromTo(shortDollars(least), shortDollars(most))
}

const priceOf = (id: string, types: DocumentType[]) => types.find((type) => type.id === id)?.price
