/** What the product costs on AWS: what was counted (usage.json), times how often (scenarios.json), times the price (prices.json). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Amounts, Assumed, Prices, Scenarios, Usage } from './forms.ts'
import { GIGABYTE, Sum } from './sum.ts'

export function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as T
}

export const readPrices = () => read<{ prices: Prices }>('prices.json').prices

/** What doing so much takes. */
export function amounts(usage: Usage, assumed: Assumed, often: Record<string, number>): Amounts {
  const sum = new Sum(usage, assumed)
  for (const [name, times] of Object.entries(often)) {
    const part = usage.parts[name]
    if (name === 'pages') sum.edge(usage.pages.requests * times, usage.pages.bytesOut * times)
    else if (part) sum.part(part, times)
    else throw new Error(`usage.json has no ${name}.`)
  }
  const documents = often.purchase ?? 0
  sum.add('tableGigabyte', (usage.kept.tables * documents * assumed.monthsKept) / GIGABYTE)
  sum.add(
    'copyGigabyte',
    (usage.kept.tables * documents * assumed.monthsKept * assumed.weeklyCopies) / GIGABYTE,
  )
  sum.add('fileGigabyte', (usage.kept.files * documents * assumed.monthsKept) / GIGABYTE)
  return sum.amounts
}

/** What is paid each month, whether someone comes or not. */
export function standing(usage: Usage, { assumed, fixed, ticksAMonth }: Scenarios): Amounts {
  const sum = amounts(usage, assumed, ticksAMonth)
  // A thing's price has its name in the singular.
  for (const [name, count] of Object.entries(fixed)) sum.set(name.replace(/s$/, ''), count)
  return sum
}

export function dollars(amount: Amounts, prices: Prices): Map<string, number> {
  const cost = ([name, count]: [string, number]): [string, number] => {
    const price = prices[name]
    if (!price) throw new Error(`prices.json has no ${name}.`)
    return [name, count * price.dollars]
  }
  return new Map([...amount].map(cost))
}

export const total = (cost: Map<string, number>) => [...cost.values()].reduce((sum, each) => sum + each, 0)
