/** Adds up how much of everything that has a price is used. */

import type { Amounts, Assumed, Part, Usage } from './forms.ts'

export const GIGABYTE = 1e9

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

export class Sum {
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
      this.written(operation, count * times)
    }
  }

  /** What the trail keeps of a call: of a key for nothing, of a file for money. */
  private written(operation: string, count: number): void {
    const isOfFile = operation.startsWith('S3 ')
    if (!isOfFile && !operation.startsWith('KMS ')) return
    if (isOfFile) this.add('trailEvent', count)
    const { trailEventBytes, monthsKept } = this.assumed
    this.add('fileGigabyte', (count * trailEventBytes * monthsKept) / GIGABYTE)
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
