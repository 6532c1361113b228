import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/app/copy'
import { shortDollars } from '@/lib/money'

const text = copy.bundles

/** What the documents of a bundle cost one by one, where the catalogue knows all of them. */
export function separately({ documents }: Bundle, types: DocumentType[]): string | undefined {
  const choices = documents.map((ids) => ids.flatMap((id) => priceOf(id, types)))
  if (choices.some((prices, index) => prices.length !== documents[index]?.length)) return undefined
  return text.separately(choices.map(priced).join(' + '), sumOf(choices))
}

const priceOf = (id: string, types: DocumentType[]): number[] =>
  types.filter((type) => type.id === id).map(({ price }) => price)

/** One price, or each of those that one is chosen from. */
function priced(prices: number[]): string {
  const words = prices.map(shortDollars).join(text.or)
  return prices.length > 1 ? text.choice(words) : words
}

function sumOf(choices: number[][]): string {
  const sum = (pick: (...prices: number[]) => number) =>
    choices.reduce((total, prices) => total + pick(...prices), 0)
  const [least, most] = [sum(Math.min), sum(Math.max)]
  return least === most ? shortDollars(least) : text.fromTo(shortDollars(least), shortDollars(most))
}
