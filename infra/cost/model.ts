/** What the product costs on AWS: what was counted (usage.json), times how often (scenarios.json), times the price (prices.json). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Part {
  requests: number
  bytesOut: number
  functions: Record<string, { calls: number; milliseconds: number }>
  operations: Record<string, number>
  reads: number
  writes: number
  logBytes: number
}

export interface Usage {
  starts: Record<string, Part>
  parts: Record<string, Part>
  kept: { tables: number; files: number }
  pages: { requests: number; bytesOut: number }
}

interface Assumed {
  coldStarts: number
  platformLogBytes: number
  accessLogBytes: number
  monthsKept: number
  memory: Record<string, number>
  memoryOtherwise: number
}

export interface Scenarios {
  assumed: Assumed
  fixed: Record<string, number>
  ticksAMonth: Record<string, number>
  thousandDocuments: Record<string, number>
  millionUsers: Record<string, number>
}

export type Price = { dollars: number; per: string; source: string; checked: boolean }
export type Prices = Record<string, Price>

/** How much of what has a price. */
export type Amounts = Map<string, number>

const GIGABYTE = 1e9

export function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as T
}

export const readPrices = () => read<{ prices: Prices }>('prices.json').prices

/** The price of an operation. What is not listed is free, and listed as such: a new operation is noticed. */
const OPERATIONS: Record<string, string | null> = {
  'KMS Decrypt': 'keyCall',
  'KMS DescribeKey': 'keyCall',
  'KMS GenerateDataKey': 'keyCall',
  'S3 DeleteObject': null,
  'S3 GetObject': 'fileGet',
  'S3 ListObjectVersions': 'filePut',
  'S3 PutObject': 'filePut',
  'SES SendEmail': 'mail',
  'Secrets Manager GetSecretValue': 'secretCall',
}

function priceOf(operation: string): string | null {
  // Paid by units, not by calls.
  if (operation.startsWith('DynamoDB ')) return null
  const price = OPERATIONS[operation]
  if (price === undefined) throw new Error(`usage.json has ${operation}, which has no price in the model.`)
  return price
}

class Sum {
  readonly amounts: Amounts = new Map()

  constructor(
    private readonly usage: Usage,
    private readonly assumed: Assumed,
  ) {}

  add(price: string, amount: number): void {
    this.amounts.set(price, (this.amounts.get(price) ?? 0) + amount)
  }

  part(part: Part, times: number): void {
    this.add('gatewayCall', part.requests * times)
    this.edge(part.requests * times, part.bytesOut * times)
    this.asked(part, times)
    this.add(
      'logGigabyte',
      ((part.logBytes + part.requests * this.assumed.accessLogBytes) * times) / GIGABYTE,
    )
    for (const [name, { calls, milliseconds }] of Object.entries(part.functions))
      this.run(name, calls * times, milliseconds * times)
  }

  edge(requests: number, bytes: number): void {
    this.add('edgeRequest', requests)
    this.add('firewallRequest', requests)
    this.add('edgeGigabyte', bytes / GIGABYTE)
  }

  private asked({ operations, reads, writes }: Part, times: number): void {
    this.add('readUnit', reads * times)
    this.add('writeUnit', writes * times)
    for (const [operation, count] of Object.entries(operations)) {
      const price = priceOf(operation)
      if (price) this.add(price, count * times)
    }
  }

  /** Calls of a function, some of which have to start it first. */
  private run(name: string, calls: number, milliseconds: number): void {
    const { coldStarts, memory, memoryOtherwise, platformLogBytes } = this.assumed
    const start = this.usage.starts[name]
    if (!start) throw new Error(`usage.json does not say what starting ${name} takes.`)
    const starting = (start.functions[name]?.milliseconds ?? 0) * calls * coldStarts
    const gigabytes = (memory[name] ?? memoryOtherwise) / 1024
    this.add('functionCall', calls)
    this.add('gigabyteSecond', (gigabytes * (milliseconds + starting)) / 1000)
    this.add('logGigabyte', (calls * platformLogBytes) / GIGABYTE)
    this.asked(start, calls * coldStarts)
  }
}

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
  sum.add('fileGigabyte', (usage.kept.files * documents * assumed.monthsKept) / GIGABYTE)
  return sum.amounts
}

/** What is paid each month, whether somebody comes or not. */
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
