import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { shortDollars } from '@/lib/money'

const text = copy.bundles

/** What its documents cost one by one, and what a bundle really saves, where the catalogue knows all of them. */
export function saving(bundle: Bundle, types: DocumentType[]): string | undefined {
  const choices = choicesOf(bundle, types)
  if (!choices) return undefined
  const sums = sumsOf(choices)
  const saved = sums.map((sum) => sum - bundle.price)
  return text.saving(range(sums), range(saved))
}

/** The price of each document, or the prices of those that one is chosen from. */
function choicesOf({ documents }: Bundle, types: DocumentType[]): number[][] | undefined {
  const choices = documents.map((ids) => ids.flatMap((id) => priceOf(id, types)))
  return choices.every((prices, index) => prices.length === documents[index]?.length) ? choices : undefined
}

const priceOf = (id: string, types: DocumentType[]): number[] =>
  types.filter((type) => type.id === id).map(({ price }) => price)

/** The least and the most. */
const sumsOf = (choices: number[][]): number[] =>
  [Math.min, Math.max].map((pick) => choices.reduce((sum, prices) => sum + pick(...prices), 0))

function range(amounts: number[]): string {
  const [least = '', most = ''] = amounts.map(shortDollars)
  return least === most ? least : text.fromTo(least, most)
}
